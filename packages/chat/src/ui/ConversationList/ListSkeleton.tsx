import { Skeleton, VisuallyHidden } from '@sewa/ui';
import { useChatMessages } from '../messages/messagesContext.ts';
import * as styles from './ConversationList.css.ts';

const rows = [1, 2, 3, 4];

/** Holds the place of the list while it is loaded for the first time. */
export function ListSkeleton() {
  const { loading } = useChatMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton shape="circle" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
