import { Button, Inline, Stack, Text, useToast } from '@sewa/ui';
import * as css from './CopyField.css.ts';
import * as messages from './messages.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

/** A text to copy, with its name; without script it can be selected. */
export function CopyField({ label, value }: CopyFieldProps) {
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      show({ type: 'Success', message: messages.copied });
    } catch {
      show({ type: 'Warning', message: messages.notCopied });
    }
  };
  return (
    <Stack gap="xs">
      <Text size="s" weight="semibold">
        {label}
      </Text>
      <Inline gap="s">
        <code className={css.text}>{value}</code>
        <span className={css.copy}>
          <Button
            variant="secondary"
            size="s"
            aria-label={messages.copyName(label)}
            onClick={() => void copy()}
          >
            {messages.copyLabel}
          </Button>
        </span>
      </Inline>
    </Stack>
  );
}
