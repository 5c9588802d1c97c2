import { ApiError } from '@sewa/api/errors';
import { redirect } from 'react-router-dom';
import { expect, test } from 'vitest';
import { answerError, answerForm, type FormFailure } from './answerError.ts';

interface Answer {
  readonly data: FormFailure;
  readonly init: { readonly status: number };
}

const typed = { phoneNumber: '9123 4567' };
/** The router hides what `data` answers behind a type it does not export. */
const answer = (error: ApiError) => answerError(error, typed) as unknown as Answer;

test.each([
  [0, 503],
  [500, 503],
  [502, 503],
  [503, 503],
])('without an answer (%i) R003 is said to the letter, and what was typed comes back', (status, told) => {
  const fields = [{ name: 'phoneNumber', reason: 'cannot be reached' }];
  const { data, init } = answer(new ApiError({ code: 'R001', status, fields }));
  expect(data).toMatchObject({ message: 'Something went wrong, please try again.', typed });
  expect(init.status).toBe(told);
});

test.each([405, 418, 422])('a refusal with %i that has no words says R002, and the form stays', (status) => {
  expect(answer(new ApiError({ code: 'R002', status })).data).toMatchObject({
    message: 'Unknown Problem.',
    typed,
  });
});

test.each([400, 429])('a refusal with %i is said by its fields where it has some', (status) => {
  const fields = [{ name: 'phoneNumber', reason: 'is too short' }];
  expect(answer(new ApiError({ code: 'R006', status, fields })).data).toEqual({
    message: null,
    reasons: { phoneNumber: 'is too short' },
    typed,
  });
  expect(answer(new ApiError({ code: 'R006', status })).data.message).toBe('Validation failed.');
});

test('what stands beside a conflict is said, too', () => {
  const fields = [{ name: 'phoneNumber', reason: 'is taken' }];
  expect(answer(new ApiError({ code: 'R004', status: 409, fields })).data).toMatchObject({
    message: 'User already exists please log-in.',
    reasons: { phoneNumber: 'is taken' },
  });
});

test.each([401, 403, 404])('what has a page of its own is thrown on: %i', (status) => {
  expect(() => answerError(new ApiError({ code: 'R003', status }))).toThrow(ApiError);
});

test('a form that is done goes on, and a fault of the page itself stays one', async () => {
  const leave = redirect('/', 303);
  await expect(answerForm(typed, () => Promise.reject(leave))).rejects.toBe(leave);
  await expect(answerForm(typed, async () => 'done')).resolves.toBe('done');
  const bug = new TypeError('x is not a function');
  await expect(answerForm(typed, () => Promise.reject(bug))).rejects.toBe(bug);
});
