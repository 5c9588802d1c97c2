import { expect, test } from 'vitest';
import { listWeekSlots, type WeekPattern } from './listWeekSlots.ts';

/** Friday, Nov 20, 2026, 12:00 in Singapore. */
const now = Date.parse('2026-11-20T04:00:00Z');
const pattern: WeekPattern = {
  weekday: 6,
  from: '10:00',
  to: '12:00',
  minutes: 20,
  seats: 2,
  until: '2026-12-05',
};
const list = (changes: Partial<WeekPattern> = {}, at = now) => listWeekSlots({ ...pattern, ...changes }, at);
const starts = (changes: Partial<WeekPattern> = {}, at = now) =>
  list(changes, at).map(({ startsAt }) => startsAt);

test('Saturdays from 10:00 to 12:00, 20 minutes each, make six times a day until the last day', () => {
  const slots = list();
  expect(slots).toHaveLength(18);
  expect(slots[0]).toEqual({
    startsAt: '2026-11-21T02:00:00.000Z',
    endsAt: '2026-11-21T02:20:00.000Z',
    seats: 2,
  });
  expect(slots.at(-1)).toEqual({
    startsAt: '2026-12-05T03:40:00.000Z',
    endsAt: '2026-12-05T04:00:00.000Z',
    seats: 2,
  });
});

test('the last day counts, the day before it does not make one more', () => {
  expect(list({ until: '2026-12-04' })).toHaveLength(12);
  expect(list({ until: '2026-11-21' })).toHaveLength(6);
  expect(list({ until: '2026-11-20' })).toEqual([]);
});

test('a viewing that would end too late is left out', () => {
  expect(starts({ to: '10:50', until: '2026-11-21' })).toEqual([
    '2026-11-21T02:00:00.000Z',
    '2026-11-21T02:20:00.000Z',
  ]);
  expect(list({ to: '10:19' })).toEqual([]);
  expect(list({ to: '09:00' })).toEqual([]);
});

test('today counts only from now on, by the day in Singapore', () => {
  expect(starts({ weekday: 5, from: '11:40', to: '12:40', until: '2026-11-20' })).toEqual([
    '2026-11-20T04:20:00.000Z',
  ]);
  // 00:30 on Saturday in Singapore is still Friday by UTC.
  const night = Date.parse('2026-11-20T16:30:00Z');
  expect(starts({ from: '08:00', to: '08:20', until: '2026-11-21' }, night)).toEqual([
    '2026-11-21T00:00:00.000Z',
  ]);
  expect(starts({ weekday: 5, from: '08:00', to: '08:20', until: '2026-11-27' }, night)).toEqual([
    '2026-11-27T00:00:00.000Z',
  ]);
});

test('the time of day stays the same where other countries change their clocks', () => {
  const times = list({ weekday: 0, from: '09:00', to: '09:30', minutes: 30, until: '2027-04-30' });
  expect(times).toHaveLength(23);
  expect(times.every(({ startsAt }) => startsAt.endsWith('T01:00:00.000Z'))).toBe(true);
});

test('what is not valid makes none', () => {
  for (const changes of [
    { minutes: 0 },
    { minutes: Number.NaN },
    { weekday: Number.NaN },
    { from: '' },
    { to: 'x' },
    { until: '' },
    { until: '2026-13-01' },
  ])
    expect(list(changes)).toEqual([]);
});
