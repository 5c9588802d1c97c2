import { Button } from '@sewa/ui';
import { useState } from 'react';
import { useChat } from '../../react.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Placeholder } from './Placeholder.tsx';

/** Says that something could not be read, and reads it again. */
export function RetryPlaceholder({ title }: { title: string }) {
  const messages = useChatMessages();
  const chat = useChat();
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    // What fails again is shown by the state of the chat.
    chat
      ?.refresh()
      .catch(() => {})
      .finally(() => setRetrying(false));
  };
  return (
    <Placeholder title={title} isError>
      <Button variant="secondary" isBusy={isRetrying} onClick={retry}>
        {messages.tryAgain}
      </Button>
    </Placeholder>
  );
}
