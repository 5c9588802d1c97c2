import type { ListingNumbers, OwnListing } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { countPhotos } from '../Photos/countPhotos.ts';
import { makePhoto } from '../testing/makePhoto.ts';
import { makeOwnListing } from '../testing/sampleProperties.ts';
import * as wizard from '../Wizard/messages.ts';
import { describeHint } from './editMessages.ts';
import { listHints } from './listHints.ts';

const today = '2026-11-20';
const now = Date.parse('2026-11-20T04:00:00Z');
const five = ['1', '2', '3', '4', '5'].map((id) => makePhoto({ id }));
const plan = makePhoto({ id: 'plan', kind: 'floor-plan' });

/** A listing that lacks nothing. */
const whole: Partial<OwnListing> = {
  photos: [...five, plan],
  description: 'Bright. '.repeat(30),
  availableFrom: '2026-12-15',
  monthlyRent: 300_000,
};
const similar: ListingNumbers['similar'] = {
  count: 5,
  totals: { views: 1, saves: 1, enquiries: 1 },
  monthlyRent: 300_000,
};
const hints = (
  changes: Partial<OwnListing>,
  numbers: Partial<ListingNumbers> = { similar, unansweredSince: null },
) =>
  listHints(
    makeOwnListing({ ...whole, ...changes }),
    { similar: null, unansweredSince: null, ...numbers },
    { now, today },
  );

test('a listing that lacks nothing has no hints', () => {
  expect(hints({})).toEqual([]);
  expect(listHints(makeOwnListing(whole), null, { now, today })).toEqual([]);
});

test.each<[string, Partial<OwnListing>, Partial<ListingNumbers>, object]>([
  [
    'fewer than five photos',
    { photos: [...five.slice(1), plan] },
    {},
    { kind: 'photos', count: 4, hasPlan: true },
  ],
  ['no floor plan', { photos: five }, {}, { kind: 'plan' }],
  ['a short description', { description: 'Bright.' }, {}, { kind: 'description', length: 7 }],
  ['no description', { description: null }, {}, { kind: 'description', length: 0 }],
  ['a first day in the past', { availableFrom: '2026-11-19' }, {}, { kind: 'date' }],
  ['a rent above the median', { monthlyRent: 330_000 }, { similar }, { kind: 'rent', percent: 10 }],
  [
    'a message without an answer',
    {},
    { unansweredSince: '2026-11-17T03:00:00.000Z' },
    { kind: 'answer', days: 3 },
  ],
])('one is given for %s', (_, changes, numbers, hint) => {
  expect(hints(changes, numbers)).toEqual([hint]);
});

test.each([
  [[...five.slice(1), plan], 'It has only 4 photos besides the floor plan.', '4 photos, 1 floor plan'],
  [five.slice(1), 'It has only 4 photos.', '4 photos'],
  [[plan], 'It has no photos besides the floor plan.', '1 floor plan'],
  [[], 'It has no photos.', 'No photos yet'],
  [
    [makePhoto({ state: 'failed' }), ...five.slice(3)],
    'It has only 2 photos.',
    "2 photos, 1 that can't be read",
  ],
])('the hint and the photos count the same: %#', (photos, hinted, counted) => {
  const [hint] = hints({ photos });
  expect(hint && describeHint(hint).words).toContain(hinted);
  expect(wizard.photoCount(countPhotos(photos))).toBe(counted);
});

test('a photo that could not be read is none', () => {
  const photos = [...five.slice(1), makePhoto({ id: 'failed', state: 'failed' }), plan];
  expect(hints({ photos })).toEqual([{ kind: 'photos', count: 4, hasPlan: true }]);
});

test.each<[string, Partial<OwnListing>, Partial<ListingNumbers>]>([
  ['today as the first day', { availableFrom: today }, {}],
  ['a rent just above the median', { monthlyRent: 312_000 }, { similar }],
  ['a rent below the median', { monthlyRent: 200_000 }, { similar }],
  ['no median', { monthlyRent: 900_000 }, { similar: null }],
  ['a message of today', {}, { unansweredSince: '2026-11-20T01:00:00.000Z' }],
])('none is given for %s', (_, changes, numbers) => {
  expect(hints(changes, numbers)).toEqual([]);
});

test('three are given at most, the most urgent first', () => {
  const all = hints(
    { availableFrom: '2026-11-01', photos: [], description: null },
    { unansweredSince: '2026-11-18T01:00:00.000Z' },
  );
  expect(all.map(({ kind }) => kind)).toEqual(['answer', 'date', 'photos']);
});
