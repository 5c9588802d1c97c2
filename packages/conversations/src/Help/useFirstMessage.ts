import { makeKey } from '@sewa/api/client';
import { useWrite } from '@sewa/api/swr';
import { HELP_CONVERSATION } from '@sewa/paths';
import { useRef, useState } from 'react';
import { explainMessage } from '../Inbox/chatForms.ts';

/** Sends the first message to the help desk: once, however often it is pressed, and after a failure under the same key. */
export function useFirstMessage(onStarted: (conversationId: string) => void) {
  const { write } = useWrite('startConversation');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = useRef({ message: '', key: '' });
  const send = async (message: string) => {
    if (isSending) return;
    setSending(true);
    setError(null);
    if (attempt.current.message !== message) attempt.current = { message, key: makeKey() };
    try {
      const { conversationId } = await write(
        { body: { contextId: HELP_CONVERSATION, message } },
        { idempotencyKey: attempt.current.key },
      );
      onStarted(conversationId);
    } catch (reason) {
      setError(explainMessage(reason));
    }
    setSending(false);
  };
  return { send, isSending, error };
}
