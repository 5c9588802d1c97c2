import { expect, test } from 'vitest';
import { englishChatMessages } from '../messages/english.ts';
import { nameDay } from './nameDay.ts';
import { nameTime } from './nameTime.ts';

const now = Date.parse('2026-11-28T02:00:00+08:00');

test.each([
  ['2026-11-27T16:00:00Z', 'Today', '00:00'],
  ['2026-11-27T15:59:59Z', 'Yesterday', 'Friday'],
  ['2026-11-26T12:00:00Z', 'Nov 26, 2026', 'Thursday'],
  ['2026-11-22T01:00:00+08:00', 'Nov 22, 2026', 'Sunday'],
  ['2026-11-21T23:00:00+08:00', 'Nov 21, 2026', 'Nov 21, 2026'],
  ['2026-11-29T01:00:00+08:00', 'Nov 29, 2026', 'Nov 29, 2026'],
])('%s is the day %s, and %s in the list', (instant, day, time) => {
  expect(nameDay(instant, now, englishChatMessages)).toBe(day);
  expect(nameTime(instant, now)).toBe(time);
});
