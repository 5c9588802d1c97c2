import { ErrorState, Heading, Link, Skeleton, VisuallyHidden } from '@sewa/ui';
import { useState } from 'react';
import { useChat } from '../../react.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import * as styles from './Conversation.css.ts';

/** Holds the place of the messages while they are loaded for the first time. */
export function LoadingMessages() {
  const { loading } = useChatMessages();
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      {[2, 1, 1].map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={index} className={styles.skeletonLine}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}

/** Says that the user has no such conversation. */
export function MissingConversation({ backHref }: { backHref: string | undefined }) {
  const messages = useChatMessages();
  return (
    <div className={styles.placeholder}>
      <Heading level={2} size="s">
        {messages.conversationMissing}
      </Heading>
      {messages.conversationMissingHint}
      {backHref !== undefined && <Link href={backHref}>{messages.back}</Link>}
    </div>
  );
}

/** Says that the messages could not be loaded, and tries again. */
export function FailedConversation() {
  const messages = useChatMessages();
  const chat = useChat();
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    // What failed is shown by the state of the chat.
    chat
      ?.refresh()
      .catch(() => {})
      .finally(() => setRetrying(false));
  };
  return <ErrorState title={messages.conversationFailed} onRetry={retry} isRetrying={isRetrying} />;
}
