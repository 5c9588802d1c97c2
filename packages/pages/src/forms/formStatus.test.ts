import { ApiError } from '@sewa/api/errors';
import { expect, test } from 'vitest';
import { requireFormError } from './formStatus.ts';

const fail = (status: number) => new ApiError({ code: 'R003', status });

test.each([401, 403, 404])('%i has a page of its own', (status) => {
  expect(() => requireFormError(fail(status))).toThrow(ApiError);
});

test.each([0, 400, 409, 413, 429, 500, 503])('%i is said by the form', (status) => {
  expect(() => requireFormError(fail(status))).not.toThrow();
});

test('a form that says more itself names which statuses have a page', () => {
  expect(() => requireFormError(fail(403), [401, 404])).not.toThrow();
  expect(() => requireFormError(new TypeError('x is not a function'), [])).toThrow(TypeError);
});
