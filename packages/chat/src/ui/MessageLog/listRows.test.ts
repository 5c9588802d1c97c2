import { expect, test } from 'vitest';
import { makeEvent, makeMessage } from '../../testing/makeConversation.ts';
import { listRows } from './listRows.ts';

const at = (time: string) => `2026-11-27T${time}:00+08:00`;
const aisha = (number: number, sentAt: string) => makeMessage({ number, userId: 'aisha', sentAt });
const me = (number: number, sentAt: string) => makeMessage({ number, userId: 'me', sentAt });

const outline = (messages: Parameters<typeof listRows>[0], firstUnseen: number | null = null) =>
  listRows(messages, firstUnseen).map((row) => {
    if (row.kind === 'group') return `${row.userId} ${row.messages.map(({ number }) => number).join(',')}`;
    return row.kind === 'event' ? `event ${row.message.number}` : row.kind;
  });

test('groups what one person wrote within five minutes', () => {
  const messages = [aisha(1, at('09:00')), aisha(2, at('09:04')), aisha(3, at('09:10')), me(4, at('09:10'))];
  expect(outline(messages)).toEqual(['day', 'aisha 1,2', 'aisha 3', 'me 4']);
});

test('an event, a new day in Singapore and the line above what is new end a group', () => {
  const messages = [
    aisha(1, at('23:58')),
    makeEvent({ number: 2, sentAt: at('23:58') }),
    aisha(3, at('23:59')),
    aisha(4, '2026-11-27T16:00:00Z'),
    aisha(5, '2026-11-27T16:01:00Z'),
  ];
  expect(outline(messages, 5)).toEqual([
    'day',
    'aisha 1',
    'event 2',
    'aisha 3',
    'day',
    'aisha 4',
    'unseen',
    'aisha 5',
  ]);
});

test('nothing gives no rows', () => {
  expect(listRows([], null)).toEqual([]);
});
