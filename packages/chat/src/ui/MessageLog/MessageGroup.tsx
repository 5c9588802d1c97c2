import type { ChatMessage, ChatUser } from '@sewa/api/client';
import { formatTime } from '@sewa/formatters';
import { VisuallyHidden } from '@sewa/ui';
import { Fragment } from 'react';
import type { Risk } from '../MoneyWarning/findRisk.ts';
import { MoneyWarning } from '../MoneyWarning/MoneyWarning.tsx';
import { useChatMessages } from '../messages/messagesContext.ts';
import { nameUser } from '../naming/nameConversation.ts';
import { Bubble } from './Bubble.tsx';
import * as styles from './MessageRows.css.ts';

/** What a group of messages shows besides them. */
export interface GroupContext {
  users: readonly ChatUser[];
  fileHref: (fileId: string) => string;
  adviceHref: string | undefined;
  onReport: (messageId: string) => void;
  /** Number of the last own message the other side has seen; 0 if none. */
  seenNumber: number;
  /** The message that is warned of. */
  warning: { readonly number: number; readonly risk: Risk } | null;
  /** Number of the message whose button Tab reaches. */
  tabStop: number | undefined;
}

interface MessageGroupProps extends GroupContext {
  userId: string | null;
  messages: readonly ChatMessage[];
}

/** What one person wrote within a few minutes, with the time of the last. */
export function MessageGroup({ userId, messages: group, users, ...context }: MessageGroupProps) {
  const messages = useChatMessages();
  const { seenNumber, warning } = context;
  const sender = users.find((user) => user.userId === userId);
  const isOwn = sender?.isMe ?? false;
  const name = isOwn ? messages.you : nameUser(sender, messages);
  const last = group.at(-1);
  return (
    <li className={styles.group}>
      {users.length > 2 && !isOwn ? (
        <bdi className={styles.sender}>{name}</bdi>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      {group.map((message) => (
        <Fragment key={message.number}>
          <Bubble
            message={message}
            isOwn={isOwn}
            fileHref={context.fileHref}
            onReport={isOwn ? undefined : context.onReport}
            isTabStop={message.number === context.tabStop}
          />
          {warning?.number === message.number && (
            <MoneyWarning risk={warning.risk} adviceHref={context.adviceHref} />
          )}
          {(message === last || message.number === seenNumber) && (
            <div className={styles.footer} data-own={isOwn ? '' : undefined}>
              {message === last && <time dateTime={message.sentAt}>{formatTime(message.sentAt)}</time>}
              {message.number === seenNumber && <span>{messages.seen}</span>}
            </div>
          )}
        </Fragment>
      ))}
    </li>
  );
}
