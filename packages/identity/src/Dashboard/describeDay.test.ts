import { expect, test } from 'vitest';
import { describeChange, describeEnquiries, describeInvited, describeProfile } from './describeDay.ts';

test.each([
  [[], true, null],
  [['name', 'passType'], true, 'Still missing: your name, your pass.'],
  [[], false, "Confirm your email. We'll send you a code."],
  [['email'], false, 'Still missing: your email address.'],
])('a profile that lacks %j with a proven address %s says "%s"', (emptyKeys, isEmailProven, text) => {
  expect(describeProfile({ emptyKeys, isEmailProven })).toBe(text);
});

test.each([
  ['live', 280_000, 'is now $200 less a month'],
  ['live', 320_000, 'is now $200 more a month'],
  ['let', 300_000, 'has been rented out'],
  ['closed', 280_000, 'is no longer listed'],
] as const)('a saved home of $3,000 that is %s at %i cents %s', (status, monthlyRent, text) => {
  const home = { listingId: 'a', name: 'Home', status, rentWhenKept: 300_000, monthlyRent };
  expect(describeChange(home)).toBe(text);
});

test.each([
  [{ made: 2, received: 0, receivedLately: 0 }, '2 enquiries sent'],
  [{ made: 0, received: 3, receivedLately: 1 }, '3 enquiries received, 1 in the last 7 days'],
  [{ made: 1, received: 3, receivedLately: 0 }, '3 enquiries received, 0 in the last 7 days; 1 enquiry sent'],
])('enquiries %j are described', (enquiries, text) => {
  expect(describeEnquiries({ ...enquiries, latest: null })).toBe(text);
});

test.each([
  [0, 0, "You haven't invited anyone yet."],
  [1, 0, '1 pending'],
  [1, 1, '1 pending, 1 accepted'],
  [2, 3, '2 pending, 3 accepted'],
  [0, 1, '1 accepted'],
])('of %i invitations that wait and %i accepted it is said: %s', (waiting, accepted, text) => {
  expect(describeInvited({ waiting, accepted })).toBe(text);
});
