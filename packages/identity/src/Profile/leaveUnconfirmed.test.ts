import { ApiError } from '@sewa/api/errors';
import { expect, test } from 'vitest';
import { leaveUnconfirmed } from './leaveUnconfirmed.ts';

function catchThrown(error: unknown): unknown {
  try {
    return leaveUnconfirmed(error, 'leave');
  } catch (thrown) {
    return thrown;
  }
}

test('whoever has to prove themselves first is led there in a new document, and on to what they wanted', () => {
  const answer = catchThrown(new ApiError({ code: 'R004', status: 403 }));
  if (!(answer instanceof Response)) throw new Error('It leads nowhere.');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/user/prove?for=leave']);
});

test.each([
  ['of the API', new ApiError({ code: 'R001', status: 500 })],
  ['that is not of the API', Object.assign(new Error('Stopped.'), { status: 403 })],
])('an error %s is thrown on', (_, error) => {
  expect(catchThrown(error)).toBe(error);
});
