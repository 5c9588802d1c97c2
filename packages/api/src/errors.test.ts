import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { catalogue } from './catalogue.ts';
import { isErrorAnswer } from './errorAnswer.ts';
import { explainError, isUnanswered } from './explainError.ts';

test('the catalogue has the exact words of the specification', () => {
  expect(catalogue).toEqual({
    R001: 'Sorry for this unexpected experience. We will do our best to solve it.',
    R002: 'Unknown Problem.',
    R003: 'Something went wrong, please try again.',
    R004: 'User already exists please log-in.',
    R005: 'There is a problem with onboarding. We will do our best to solve it.',
    R006: 'Validation failed.',
  });
});

test('an error without words of its own says what the catalogue says', () => {
  const error = new ApiError({ code: 'R006', status: 400, fields: [{ name: 'q', reason: 'is too long' }] });
  expect(error).toMatchObject({ message: 'Validation failed.', status: 400, requestId: null });
  expect(error.fields).toEqual([{ name: 'q', reason: 'is too long' }]);
});

test('only a whole error answer is taken for one', () => {
  const whole = { succeed: false, code: 'R001', message: 'x', fields: [] };
  expect(isErrorAnswer(whole)).toBe(true);
  const others = [
    null,
    'R001',
    { ...whole, succeed: true },
    { ...whole, code: 'R999' },
    { ...whole, code: 'toString' },
    { ...whole, fields: null },
    { ...whole, fields: { length: 0 } },
    { ...whole, message: undefined },
    { ...whole, code: undefined },
    { ...whole, succeed: undefined },
    undefined,
  ];
  for (const other of others) expect(isErrorAnswer(other)).toBe(false);
});

test('an error says what it is, and why where that is known', () => {
  const cause = new TypeError('Failed to fetch');
  const error = new ApiError({ code: 'R003', status: 0, cause, message: 'No signal.', requestId: 'r-1' });
  expect(error).toMatchObject({
    name: 'ApiError',
    code: 'R003',
    message: 'No signal.',
    requestId: 'r-1',
    cause,
  });
  const plain = new ApiError({ code: 'R002', status: 500 });
  expect(plain.fields).toEqual([]);
  expect('cause' in plain).toBe(false);
});

test.each([0, 500, 502, 503, 599])(
  'a call that ended with %i had no answer and says R003 to the letter',
  (status) => {
    const error = new ApiError({ code: 'R001', status, message: 'Whatever the server says.' });
    expect(isUnanswered(error)).toBe(true);
    expect(explainError(error)).toBe('Something went wrong, please try again.');
  },
);

test('a refusal says what the server says of it, and what has no words says R002', () => {
  const problem = new ApiError({ code: 'R004', status: 409 });
  expect(isUnanswered(problem)).toBe(false);
  expect(explainError(problem)).toBe('User already exists please log-in.');
  expect(explainError(new ApiError({ code: 'R003', status: 400, message: '' }))).toBe('Unknown Problem.');
  for (const other of [new TypeError('x is not a function'), null, 'no'])
    expect([isUnanswered(other), explainError(other)]).toEqual([false, 'Unknown Problem.']);
});
