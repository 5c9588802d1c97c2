import { PageForm } from '@sewa/pages';
import { conversationPath, HELP_CONVERSATION } from '@sewa/paths';
import { Button, Stack, Text, TextArea } from '@sewa/ui';
import type { FormEvent } from 'react';
import * as messages from '../messages.ts';
import { useFirstMessage } from './useFirstMessage.ts';

interface HelpFormProps {
  /** What was typed before: without script, or in a frame of a partner. */
  readonly message?: string | undefined;
  /** Why it wasn't taken. */
  readonly reason?: string | undefined;
  /** Called with the id of the conversation once it has begun. */
  readonly onStarted: (conversationId: string) => void;
}

/** The first message to the help desk; works without script. */
export function HelpForm({ message, reason, onStarted }: HelpFormProps) {
  const { send, isSending, error } = useFirstMessage(onStarted);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('message') ?? ''));
  };
  return (
    <PageForm action={conversationPath(HELP_CONVERSATION)} onSubmit={submit}>
      <Stack gap="m">
        <Text as="p">{messages.helpLead}</Text>
        <TextArea
          label={messages.helpMessageLabel}
          name="message"
          rows={4}
          maxLength={2_000}
          required
          placeholder={messages.helpMessagePlaceholder}
          defaultValue={message}
          error={error ?? reason}
        />
        <Stack direction="row">
          <Button type="submit" isBusy={isSending}>
            {messages.sendLabel}
          </Button>
        </Stack>
      </Stack>
    </PageForm>
  );
}
