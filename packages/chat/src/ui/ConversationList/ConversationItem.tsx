import type { ConversationEntry } from '@sewa/api/client';
import { Avatar, Link, VisuallyHidden } from '@sewa/ui';
import { memo, type ReactNode } from 'react';
import { nameTime } from '../dates/nameTime.ts';
import { stripBidi } from '../MessageText/stripBidi.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { nameConversation } from '../naming/nameConversation.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './ConversationList.css.ts';
import { describeLatest } from './describeLatest.ts';

interface ConversationItemProps {
  conversation: ConversationEntry;
  href: string;
  isSelected: boolean;
  badge: ((conversation: ConversationEntry) => ReactNode) | undefined;
}

/** A conversation in the list: who, about what, the latest words and what is unread. */
export const ConversationItem = memo(({ conversation, href, isSelected, badge }: ConversationItemProps) => {
  const messages = useChatMessages();
  const { contextName, latestMessage, unseenCount, isMuted } = conversation;
  const name = nameConversation(conversation, messages);
  const about = stripBidi(contextName);
  const mark = badge?.(conversation);
  return (
    <li className={styles.item} data-unread={unseenCount > 0 ? '' : undefined}>
      <Link href={href} variant="quiet" aria-current={isSelected ? 'page' : undefined}>
        <Avatar name={name} isDecorative />
        <span className={styles.lines}>
          <span className={styles.line}>
            <bdi className={styles.name}>{name}</bdi>
            {isMuted && (
              <span className={styles.muted}>
                <Glyph name="muted" />
                <VisuallyHidden>{messages.muted}</VisuallyHidden>
              </span>
            )}
            {latestMessage !== null && (
              <time dateTime={latestMessage.sentAt} className={styles.time} suppressHydrationWarning>
                {nameTime(latestMessage.sentAt, Date.now())}
              </time>
            )}
          </span>
          {(about !== name || mark) && (
            <span className={styles.line}>
              <bdi className={styles.about}>{about !== name && about}</bdi>
              {mark}
            </span>
          )}
          <span className={styles.line}>
            <bdi className={styles.latest}>{describeLatest(conversation, messages)}</bdi>
            {unseenCount > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{unseenCount > 99 ? '99+' : unseenCount}</span>
                <VisuallyHidden>{messages.unread(unseenCount)}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
});
ConversationItem.displayName = 'ConversationItem';
