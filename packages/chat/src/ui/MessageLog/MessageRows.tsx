import type { ChatMessage, ChatUser } from '@sewa/api/client';
import { useMemo } from 'react';
import type { UnsentMessage } from '../../core/Chat.ts';
import { nameDay } from '../dates/nameDay.ts';
import { stripBidi } from '../MessageText/stripBidi.ts';
import { findRisk } from '../MoneyWarning/findRisk.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { listRows } from './listRows.ts';
import { MessageGroup } from './MessageGroup.tsx';
import * as styles from './MessageRows.css.ts';
import { UnsentRow } from './UnsentRow.tsx';

/** Props of `MessageRows`. */
export interface MessageRowsProps {
  messages: readonly ChatMessage[];
  unsent: readonly UnsentMessage[];
  users: readonly ChatUser[];
  /** Number of the first message that was not seen when the log was opened. */
  firstUnseen: number | null;
  fileHref: (fileId: string) => string;
  adviceHref: string | undefined;
  onReport: (messageId: string) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
}

function summarize(messages: readonly ChatMessage[], users: readonly ChatUser[]) {
  const me = users.find(({ isMe }) => isMe)?.userId;
  const theirs = messages.filter(({ kind, userId }) => kind !== 'event' && userId !== me);
  const risky = theirs.findLast(({ text }) => findRisk(text) !== null);
  const risk = risky ? findRisk(risky.text) : null;
  const read = Math.max(0, ...users.filter(({ isMe }) => !isMe).map(({ readNumber }) => readNumber));
  const seen = messages.findLast(({ userId, number }) => userId === me && number <= read);
  return {
    warning: risky && risk ? { number: risky.number, risk } : null,
    seenNumber: seen?.number ?? 0,
    tabStop: theirs.at(-1)?.number,
  };
}

/** The messages of a conversation by day and sender, and below them those that were not sent. */
export function MessageRows(props: MessageRowsProps) {
  const { messages, unsent, users, firstUnseen, fileHref, adviceHref, onReport, retry, discard } = props;
  const words = useChatMessages();
  const rows = useMemo(() => listRows(messages, firstUnseen), [messages, firstUnseen]);
  const summary = useMemo(() => summarize(messages, users), [messages, users]);
  const context = { ...summary, users, fileHref, adviceHref, onReport };
  return (
    <ol className={styles.rows}>
      {rows.map((row) => {
        switch (row.kind) {
          case 'day':
            return (
              <li key={row.key} className={styles.day} suppressHydrationWarning>
                {nameDay(row.at, Date.now(), words)}
              </li>
            );
          case 'unseen':
            return (
              <li key={row.key} className={styles.unseen} data-unseen="">
                {words.newSince}
              </li>
            );
          case 'event':
            return (
              <li key={row.key} dir="auto" className={styles.event}>
                {stripBidi(row.message.text)}
              </li>
            );
          default:
            return <MessageGroup key={row.key} {...context} userId={row.userId} messages={row.messages} />;
        }
      })}
      {unsent.map((message) => (
        <UnsentRow key={message.key} message={message} fileHref={fileHref} retry={retry} discard={discard} />
      ))}
    </ol>
  );
}
