import type { Dashboard } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { emptyDay } from '../../test/emptyDay.ts';
import {
  describeChange,
  describeEnquiries,
  describeInvited,
  describeProfile,
  isNewUser,
} from './describeDay.ts';

test.each([
  [[], true, null],
  [['name', 'passType'], true, 'Still missing: your name, your pass.'],
  [[], false, 'Your e-mail address is not proven yet: we mail you a code.'],
  [['email'], false, 'Still missing: your e-mail address.'],
])('a profile that lacks %j with a proven address %s says "%s"', (emptyKeys, isEmailProven, text) => {
  expect(describeProfile({ emptyKeys, isEmailProven })).toBe(text);
});

test.each([
  ['live', 280_000, 'asks $200 less'],
  ['live', 320_000, 'asks $200 more'],
  ['let', 300_000, 'is let'],
  ['closed', 280_000, 'is no longer on offer'],
] as const)('a kept home of $3,000 that is %s at %i cents %s', (status, monthlyRent, text) => {
  const home = { listingId: 'a', name: 'Home', status, rentWhenKept: 300_000, monthlyRent };
  expect(describeChange(home)).toBe(text);
});

test.each([
  [{ made: 2, received: 0, receivedLately: 0 }, '2 sent.'],
  [{ made: 0, received: 3, receivedLately: 1 }, '3 received, 1 in the last seven days.'],
  [{ made: 1, received: 3, receivedLately: 0 }, '3 received, 0 in the last seven days; 1 sent.'],
])('enquiries %j are described', (enquiries, text) => {
  expect(describeEnquiries({ ...enquiries, latest: null })).toBe(text);
});

test.each([
  [0, 0, 'A tenant or an agent can join you for a home: they get a letter.'],
  [1, 0, '1 waits for an answer.'],
  [1, 1, '1 waits for an answer, 1 accepted.'],
  [2, 3, '2 wait for an answer, 3 accepted.'],
  [0, 1, '1 accepted.'],
])('of %i invitations that wait and %i accepted it is said: %s', (waiting, accepted, text) => {
  expect(describeInvited({ waiting, accepted })).toBe(text);
});

const search = { id: 'aaaaaaaaaaaa', name: 'Bedok', query: '', newHomes: 0 };

test.each<[string, Partial<Dashboard>, boolean]>([
  ['nothing', {}, true],
  ['a home kept', { favourites: { count: 1, changed: [] } }, false],
  ['an enquiry sent', { enquiries: { ...emptyDay.enquiries, made: 1 } }, false],
  ['an enquiry received', { enquiries: { ...emptyDay.enquiries, received: 1 } }, false],
  ['as many sent as received', { enquiries: { ...emptyDay.enquiries, made: 1, received: 1 } }, false],
  [
    'as much kept as asked',
    { favourites: { count: 1, changed: [] }, enquiries: { ...emptyDay.enquiries, made: 1 } },
    false,
  ],
  [
    'as much received as searched',
    { enquiries: { ...emptyDay.enquiries, received: 1 }, savedSearches: [search] },
    false,
  ],
  ['a search saved', { savedSearches: [search] }, false],
  ['homes let', { listings: { live: 0, reports: 0 } }, false],
])('whoever has begun with %s, %j, is new: %s', (_, day, isNew) => {
  expect(isNewUser({ ...emptyDay, ...day })).toBe(isNew);
});
