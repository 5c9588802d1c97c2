import { ApiError } from '@sewa/api/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { sendOnce } from './sendOnce.ts';

afterEach(() => vi.unstubAllGlobals());

const fail = (status: number) => new ApiError({ code: 'R003', status });

/** Sends a content several times, each with the next answer; resolves to the keys it was sent under. */
async function send(content: unknown, answers: readonly (ApiError | 'done')[]) {
  const keys: (string | undefined)[] = [];
  for (const answer of answers) {
    const sent = sendOnce(content, async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (answer !== 'done') throw answer;
    });
    await sent.catch(() => undefined);
  }
  return keys;
}

test('what got no answer is sent again under the same key, and what was answered under another one', async () => {
  vi.stubGlobal('document', {});
  const [lost, failed, done, next] = await send({ rent: 1 }, [fail(0), fail(503), 'done', 'done']);
  expect([failed, done]).toEqual([lost, lost]);
  expect(next).not.toBe(lost);
  const [refused, anew] = await send({ rent: 2 }, [fail(400), 'done']);
  expect(anew).not.toBe(refused);
});

test('on the server the form has its own key', async () => {
  expect(await send({ rent: 3 }, ['done'])).toEqual([undefined]);
});
