import { useChatState } from '../../react/useChatState.ts';
import { Conversation, type ConversationProps } from '../Conversation/Conversation.tsx';
import { ConversationList, type ConversationListProps } from '../ConversationList/ConversationList.tsx';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Placeholder } from '../styling/Placeholder.tsx';
import * as styles from './Inbox.css.ts';

/** Props of `Inbox`; those of the selected conversation are passed on. */
export interface InboxProps extends ConversationListProps, Omit<ConversationProps, 'conversationId'> {}

/** The list and the selected conversation, beside each other where there is room, and one at a time on a phone. */
export function Inbox(props: InboxProps) {
  const { selectedId, conversationHref, emptyState, listHead, badge, source, ...conversation } = props;
  const messages = useChatMessages();
  const isSelected = selectedId !== undefined;
  const isChatEmpty = useChatState(({ conversations }) => conversations?.length === 0);
  const isEmpty = (source ? source.conversations?.length === 0 : isChatEmpty) && !isSelected;
  return (
    <div className={styles.root}>
      <div className={styles.panes} data-empty={isEmpty ? '' : undefined}>
        <div className={`${styles.pane} ${styles.list}`} data-hidden={isSelected ? '' : undefined}>
          <ConversationList
            selectedId={selectedId}
            conversationHref={conversationHref}
            emptyState={emptyState}
            listHead={listHead}
            badge={badge}
            source={source}
          />
        </div>
        {!isEmpty && (
          <div className={styles.pane} data-hidden={isSelected ? undefined : ''}>
            {isSelected ? (
              <Conversation key={selectedId} conversationId={selectedId} {...conversation} />
            ) : (
              <Placeholder title={messages.chooseConversation} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
