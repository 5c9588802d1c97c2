import { catalogue } from '@sewa/api/errors';
import { expect, test } from 'vitest';
import { SealedError } from '../sealing/createSealer.ts';
import { answerError } from './errors.ts';
import { HttpError, type Problem } from './HttpError.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each<[Problem, number, string]>([
  ['invalid', 400, catalogue.R006],
  ['not-signed-in', 401, 'Please log in.'],
  ['not-allowed', 403, "You don't have permission to do this."],
  ['foreign-origin', 403, 'This request came from another site.'],
  ['not-found', 404, 'Page not found'],
  ['too-large', 413, catalogue.R006],
  [
    'stale-version',
    409,
    'This has changed since you opened it. Refresh the page to see the latest, then make your change.',
  ],
  ['key-used', 409, "You've already sent this. Refresh the page to see the result."],
  ['wrong-type', 415, catalogue.R006],
  ['too-many', 429, 'Too many requests. Wait a moment, then try again.'],
  ['not-ready', 503, catalogue.R001],
])('a refusal %s is answered with %i', (problem, status, message) => {
  const fields = [{ name: 'a', reason: 'b' }];
  const answered = answerError(new HttpError(problem, { fields, retryAfter: 3 }));
  expect(answered).toMatchObject({ status, retryAfter: 3, answer: { succeed: false, message, fields } });
});

test('text the database cannot hold is the sender’s mistake', () => {
  expect(answerError(withCode('22021')).status).toBe(400);
});

test.each([
  withCode('57P01'),
  withCode('ECONNREFUSED'),
  withCode('53300'),
  withCode('55P03'),
  withCode('40P01'),
  withCode('57014'),
  withCode('40001'),
  withCode('25P03'),
  new Error('Connection terminated unexpectedly'),
])('a database that is away is answered with 503 and a time to come back: %s', (error) => {
  expect(answerError(error)).toMatchObject({ status: 503, retryAfter: 1, answer: { code: 'R001' } });
});

test.each(['53100', '53200', '53400'])(
  'a database without room is answered with 503 and more time to make some: %s',
  (code) => {
    expect(answerError(withCode(code))).toMatchObject({
      status: 503,
      retryAfter: 30,
      answer: { code: 'R001' },
    });
  },
);

test('what no key opens is answered with 503', () => {
  const message = "We can't open what is stored here right now. We're working on it.";
  expect(answerError(new SealedError('users.sealed mei'))).toMatchObject({
    status: 503,
    answer: { message },
  });
});

test.each([new Error('secret'), withCode('23505', 'duplicate key "secret"'), 'secret', null])(
  'anything else says nothing about itself: %s',
  (error) => {
    const answered = answerError(error);
    expect(answered.status).toBe(500);
    expect(JSON.stringify(answered)).not.toContain('secret');
  },
);
