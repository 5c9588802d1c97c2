import { Link, Skeleton, VisuallyHidden } from '@sewa/ui';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Placeholder } from '../styling/Placeholder.tsx';
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
    <Placeholder title={messages.conversationMissing}>
      {messages.conversationMissingHint}
      {backHref !== undefined && <Link href={backHref}>{messages.back}</Link>}
    </Placeholder>
  );
}
