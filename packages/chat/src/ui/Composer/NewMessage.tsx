import { useState } from 'react';
import { MESSAGE_LENGTH } from '../../react/useComposer.ts';
import { MessageForm, type MessageFormOptions } from './MessageForm.tsx';

/** Props of `NewMessage`. */
export interface NewMessageProps extends MessageFormOptions {
  /** Starts the conversation with the message; without it, and without script, the form is sent to the page. */
  onSend?: ((text: string) => void) | undefined;
  /** Whether it is being sent. @default false */
  isBusy?: boolean;
}

/** Writes the first message of a conversation that does not exist yet. */
export function NewMessage({ onSend, isBusy = false, ...options }: NewMessageProps) {
  const [text, setText] = useState('');
  const remaining = MESSAGE_LENGTH - text.length;
  return (
    <MessageForm
      {...options}
      text={text}
      setText={setText}
      remaining={remaining}
      isBusy={isBusy}
      onSubmit={(event) => {
        const isReady = text.trim() !== '' && remaining >= 0 && !isBusy;
        if (onSend || !isReady) event.preventDefault();
        if (isReady) onSend?.(text);
      }}
    />
  );
}
