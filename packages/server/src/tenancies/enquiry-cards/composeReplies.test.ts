import { expect, test } from 'vitest';
import { composeReplies, type HomeFacts } from './composeReplies.ts';

const nothing: HomeFacts = {
  status: 'live',
  availableFrom: null,
  monthlyRent: null,
  rules: {},
  station: null,
  viewingUrl: null,
};
const reply = (facts: Partial<HomeFacts>) =>
  composeReplies({ ...nothing, ...facts }, '2026-11-29').map(({ text }) => text);

test('a fact that nobody knows gives no reply', () => {
  expect(reply({})).toEqual(["Yes, it's still available.", "Sorry, it's no longer available."]);
});

test('everything that is known is said, six replies at most', () => {
  expect(
    reply({
      availableFrom: '2026-12-01',
      monthlyRent: 320_050,
      viewingUrl: 'https://sewa.test/viewing',
      rules: { pets: 'on-request', cooking: 'light', visitors: 'not-allowed', smoking: 'allowed' },
      station: { name: 'Ang Mo Kio', codes: ['NS16'], minutes: 1 },
    }),
  ).toEqual([
    "Yes, it's available from Dec 1, 2026.",
    'The rent is $3,200.50 a month.',
    'You can book a viewing here: https://sewa.test/viewing',
    'House rules: ask first about pets, light cooking only, no overnight visitors.',
    'The nearest station is Ang Mo Kio, about 1 minute on foot.',
    "Sorry, it's no longer available.",
  ]);
});

test('a day that has come is now', () => {
  expect(reply({ availableFrom: '2026-11-29' })[0]).toBe("Yes, it's available now.");
});

test('a home that is gone has one reply', () => {
  expect(reply({ status: 'closed', monthlyRent: 100 })).toEqual(["Sorry, it's no longer available."]);
});
