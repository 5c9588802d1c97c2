import { makeKey } from '@sewa/api/client';
import { explainError } from '@sewa/api/errors';
import { Button, Form, Stack, Text, TextArea } from '@sewa/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as css from './frames.css.ts';
import * as messages from './messages.ts';

interface MessageDraftProps {
  readonly lead: string;
  readonly submitLabel: string;
  /** Sends the message; the key stays the same until the message changes, so that it's sent once. */
  readonly onSend: (message: string, idempotencyKey: string) => Promise<void>;
}

/** A form for a first message. */
export function MessageDraft({ lead, submitLabel, onSend }: MessageDraftProps) {
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = useRef({ message: '', key: '' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const message = String(new FormData(event.currentTarget).get('message') ?? '');
    if (attempt.current.message !== message) attempt.current = { message, key: makeKey() };
    setSending(true);
    setError(undefined);
    try {
      await onSend(message, attempt.current.key);
    } catch (reason) {
      setError(explainError(reason));
    }
    setSending(false);
  };
  return (
    <div className={css.draft}>
      <Form onSubmit={submit} hasSummary={false} missing={{ [id]: messages.messageMissing }}>
        <Stack gap="m">
          <Text as="p">{lead}</Text>
          <TextArea
            id={id}
            label={messages.messageLabel}
            name="message"
            rows={5}
            maxLength={2_000}
            required
            error={error}
          />
          <Stack direction="row">
            <Button type="submit" isBusy={isSending}>
              {submitLabel}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </div>
  );
}
