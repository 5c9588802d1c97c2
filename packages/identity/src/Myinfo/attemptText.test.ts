import { expect, test } from 'vitest';
import { findAttemptText } from './attemptText.ts';

const states = [
  'waiting',
  'used',
  'done',
  'cancelled',
  'late',
  'refused',
  'clock',
  'away',
  'taken',
  'other-person',
  'other-identity',
  'stale',
] as const;

test('every way an attempt can end has words of its own', () => {
  const titles = [null, ...states].map((state) => findAttemptText(state).title);
  expect(new Set(titles).size).toBe(states.length + 1);
});

test('where another try cannot help none is offered', () => {
  const final = states.filter((state) => !findAttemptText(state).mayTryAgain);
  expect(final).toEqual(['done', 'clock', 'taken']);
});

test('a proof may be tried again unless it has succeeded or belongs to somebody else', () => {
  const final = states.filter((state) => !findAttemptText(state, 'proof').mayTryAgain);
  expect(final).toEqual(['done', 'taken']);
});

test.each(['log-in', 'myinfo', 'proof'] as const)(
  'however a %s ends, a sentence says so and what now',
  (purpose) => {
    for (const state of [null, ...states]) {
      const { title, text } = findAttemptText(state, purpose);
      expect(title).toMatch(/^[A-Z][^.]+$/);
      expect(text).toMatch(/^[A-Z].+\.$/);
    }
  },
);

test('an attempt that has not ended is said to be unknown', () =>
  expect(findAttemptText('returned')).toEqual(findAttemptText(null)));

test('nobody who proves that it is them is told that they are logged in or that they should log in by phone', () => {
  const said = states.map((state) => findAttemptText(state, 'proof'));
  expect(new Set(said.map(({ title }) => title)).size).toBe(states.length);
  expect(JSON.stringify(said)).not.toMatch(/couldn't log you in|You're logged in|with your phone/);
});

test('whoever cannot log in at the issuer is told of the phone', () => {
  for (const state of ['clock', 'away'] as const)
    expect(findAttemptText(state).text).toContain('with your phone');
});
