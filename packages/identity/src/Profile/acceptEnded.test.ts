import { ApiError } from '@sewa/api/errors';
import { expect, test } from 'vitest';
import { acceptEnded } from './acceptEnded.ts';

const failWith = (status: number) => new ApiError({ code: 'R002', status });

test('a session that was ended, and one that had ended by itself, are told apart', async () => {
  expect(await acceptEnded(Promise.resolve())).toBe(true);
  expect(await acceptEnded(Promise.reject(failWith(404)))).toBe(false);
});

test.each([
  ['of the API', failWith(503)],
  ['that is not of the API', Object.assign(new Error('Stopped.'), { status: 404 })],
])('any other error %s is thrown on', async (_, error) => {
  await expect(acceptEnded(Promise.reject(error))).rejects.toBe(error);
});
