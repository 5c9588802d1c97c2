import { Button, Inline, Stack, Text } from '@sewa/ui';
import { useEffect, useRef } from 'react';

interface ConfirmQuestionProps {
  readonly question: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** Name and value that the confirm button sends. */
  readonly name: string;
  readonly value: string;
}

/** Asks inside a form whether something is meant; the way back has the focus. */
export function ConfirmQuestion({ question, cancelLabel, confirmLabel, name, value }: ConfirmQuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Stack gap="s">
      <Text as="p" role="alert">
        {question}
      </Text>
      <Inline gap="s">
        {/* Without script the browser brings the question into view. */}
        <Button ref={cancel} type="submit" variant="secondary" size="s" autoFocus>
          {cancelLabel}
        </Button>
        <Button type="submit" variant="danger" size="s" name={name} value={value}>
          {confirmLabel}
        </Button>
      </Inline>
    </Stack>
  );
}
