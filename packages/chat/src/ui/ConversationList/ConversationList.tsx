import type { ConversationEntry } from '@sewa/api/client';
import { Button } from '@sewa/ui';
import { type ReactNode, useState } from 'react';
import { type Conversations, useConversations } from '../../react.ts';
import { ConnectionLine } from '../ConnectionLine/ConnectionLine.tsx';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Placeholder } from '../styling/Placeholder.tsx';
import { RetryPlaceholder } from '../styling/RetryPlaceholder.tsx';
import { ConversationItem } from './ConversationItem.tsx';
import * as styles from './ConversationList.css.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { moveInList } from './moveInList.ts';

/** Props of `ConversationList`. */
export interface ConversationListProps {
  /** The conversation that is shown beside it. */
  selectedId?: string | undefined;
  /** Address of a conversation. */
  conversationHref: (conversationId: string) => string;
  /** Stands instead of an empty list. @default a sentence */
  emptyState?: ReactNode;
  /** Stands above the list, such as its filters. */
  listHead?: ReactNode;
  /** Marks a conversation in the list. */
  badge?: ((conversation: ConversationEntry) => ReactNode) | undefined;
  /** Shown instead of all conversations, such as those that a filter chose. @default those of the chat */
  source?: Pick<Conversations, 'conversations' | 'error' | 'hasMore' | 'loadMore'> | undefined;
}

/** The conversations of the user, newest first. */
export function ConversationList(props: ConversationListProps) {
  const { selectedId, conversationHref, emptyState, listHead, badge, source } = props;
  const messages = useChatMessages();
  const own = useConversations();
  const { connection } = own;
  const { conversations, error, hasMore, loadMore } = source ?? own;
  const [isBusy, setBusy] = useState(false);
  const showMore = () => {
    setBusy(true);
    // What failed is shown by the state of the chat.
    loadMore()
      .catch(() => {})
      .finally(() => setBusy(false));
  };
  const content = () => {
    if (conversations === null && error !== null) return <RetryPlaceholder title={messages.listFailed} />;
    if (conversations === null) return <ListSkeleton />;
    if (conversations.length === 0)
      return (
        emptyState ?? (
          <Placeholder title={messages.noConversations}>{messages.noConversationsHint}</Placeholder>
        )
      );
    return (
      <ul className={styles.list} onKeyDown={moveInList}>
        {conversations.map((conversation) => (
          <ConversationItem
            key={conversation.conversationId}
            conversation={conversation}
            href={conversationHref(conversation.conversationId)}
            badge={badge}
            isSelected={conversation.conversationId === selectedId}
          />
        ))}
      </ul>
    );
  };
  return (
    <nav aria-label={messages.conversations} className={styles.root}>
      <ConnectionLine connection={connection} />
      {listHead}
      <div className={styles.scroller}>
        {content()}
        {hasMore && (
          <div className={styles.footer}>
            <Button variant="quiet" size="s" isBusy={isBusy} onClick={showMore}>
              {messages.showMore}
            </Button>
          </div>
        )}
      </div>
    </nav>
  );
}
