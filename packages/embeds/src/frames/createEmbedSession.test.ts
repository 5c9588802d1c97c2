import { afterEach, expect, test, vi } from 'vitest';
import { createEmbedSession } from './createEmbedSession.ts';
import { findTokenSubject } from './findTokenSubject.ts';

const makeToken = (claims: object): string => `x.${btoa(JSON.stringify(claims))}.y`;

const succeed = (data: unknown) => Response.json({ succeed: true, data });
const refuse = (status: number, message: string) =>
  Response.json({ succeed: false, code: 'R001', message, fields: [] }, { status });

/** A server that hands out bearers `b1`, `b2` and so on, and knows the last one only. */
function setUp(tokens: readonly (string | null)[], startAnswers: readonly Response[] = []) {
  const calls: string[] = [];
  const left = [...tokens];
  const answers = [...startAnswers];
  let count = 0;
  const onRefusedToken = vi.fn();
  const session = createEmbedSession({
    key: 'key-1',
    requestToken: async () => left.shift() ?? null,
    onRefusedToken,
    async fetch(url, init) {
      const { authorization } = init.headers as Record<string, string>;
      calls.push(`${url} ${authorization ?? init.body}`);
      if (url === '/api/embed/session') {
        const answer = answers.shift();
        if (answer) return answer;
        count += 1;
        return succeed({ bearer: `b${count}`, expiresAt: '2026-11-28T12:15:00.000Z' });
      }
      return authorization === `Bearer b${count}` ? succeed([]) : refuse(401, 'Not signed in.');
    },
  });
  return { session, calls, onRefusedToken, endBearer: () => (count += 1) };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a visitor without a token is a guest, and calls carry the bearer', async () => {
  const { session, calls } = setUp([null]);
  await Promise.all([session.client.listConversations(), session.client.listChatContexts()]);
  expect(session.getSnapshot()).toEqual({ kind: 'guest' });
  expect(calls[0]).toBe('/api/embed/session {"key":"key-1"}');
  expect(calls.slice(1).map((call) => call.split(' Bearer ')[1])).toEqual(['b1', 'b1']);
});

test('a bearer is renewed before its 15 minutes are over, with a new token; without one the visitor is a guest', async () => {
  vi.useFakeTimers();
  const { session, calls } = setUp([makeToken({ sub: 'jia-en' }), makeToken({ sub: 'jia-en' })]);
  const onChange = vi.fn();
  session.subscribe(onChange);
  await session.client.listConversations();
  expect(session.getSnapshot()).toEqual({ kind: 'person', subject: 'jia-en' });
  vi.setSystemTime(Date.now() + 14 * 60_000);
  await session.client.listConversations();
  expect(calls.at(-1)).toContain('Bearer b2');
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 14 * 60_000);
  await session.client.listConversations();
  expect(session.getSnapshot()).toEqual({ kind: 'guest' });
});

test('a bearer that the server ended is replaced once', async () => {
  const { session, calls, endBearer } = setUp([]);
  await session.client.listConversations();
  endBearer();
  await session.client.listConversations();
  expect(calls.filter((call) => call.startsWith('/api/embed/session'))).toHaveLength(2);
});

test('a refused token is told, and leaves a guest', async () => {
  const { session, onRefusedToken } = setUp([makeToken({ sub: 'a' })], [refuse(409, 'Used before.')]);
  await session.client.listConversations();
  expect(onRefusedToken.mock.lastCall?.[0]).toMatchObject({ status: 409, message: 'Used before.' });
  expect(session.getSnapshot()).toEqual({ kind: 'guest' });
});

test('a session that cannot start has failed, until it is started again', async () => {
  const { session } = setUp([], [refuse(503, 'Busy.')]);
  session.restart();
  await expect.poll(() => session.getSnapshot().kind).toBe('failed');
  session.restart();
  await expect.poll(() => session.getSnapshot().kind).toBe('guest');
});

test('a session whose partner has ended is over', async () => {
  const { session } = setUp([], [refuse(404, 'No such partner.')]);
  session.restart();
  await expect.poll(() => session.getSnapshot().kind).toBe('ended');
});

test('the subject of a token is found, and of anything else none', () => {
  expect(findTokenSubject(makeToken({ sub: 'jia-en' }))).toBe('jia-en');
  for (const token of ['', 'x', 'x.y.z', makeToken({}), makeToken({ sub: 1 })])
    expect(findTokenSubject(token)).toBeNull();
});
