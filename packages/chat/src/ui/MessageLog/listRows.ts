import type { ChatMessage } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';

/** A row of the log: a day, the line above what is new, something that happened, or what one person wrote in a few minutes. */
export type LogRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unseen'; readonly key: string }
  | { readonly kind: 'event'; readonly key: string; readonly message: ChatMessage }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly userId: string | null;
      readonly messages: readonly ChatMessage[];
    };

/** Milliseconds after which the same person begins a new group. */
const PAUSE = 5 * 60_000;

const isSoonAfter = (before: ChatMessage, { sentAt }: ChatMessage) =>
  Date.parse(sentAt) - Date.parse(before.sentAt) < PAUSE;

/** Arranges messages into rows; `firstUnseen` is the number of the first message that was not seen when the log was opened. */
export function listRows(messages: readonly ChatMessage[], firstUnseen: number | null): LogRow[] {
  const rows: LogRow[] = [];
  let day: string | null = null;
  let group: ChatMessage[] = [];
  for (const message of messages) {
    const ownDay = findDay(message.sentAt);
    const isUnseen = message.number === firstUnseen;
    const last = group.at(-1);
    const isNewDay = ownDay !== day;
    if (isNewDay) rows.push({ kind: 'day', key: `day-${ownDay}-${message.number}`, at: message.sentAt });
    if (isUnseen) rows.push({ kind: 'unseen', key: 'unseen' });
    day = ownDay;
    const key = String(message.number);
    if (message.kind === 'event') {
      rows.push({ kind: 'event', key, message });
      group = [];
    } else if (last?.userId === message.userId && isSoonAfter(last, message) && !isNewDay && !isUnseen) {
      group.push(message);
    } else {
      group = [message];
      rows.push({ kind: 'group', key, userId: message.userId, messages: group });
    }
  }
  return rows;
}
