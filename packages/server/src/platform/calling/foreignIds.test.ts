import { expect, test } from 'vitest';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createSession } from '../sessions/session.ts';
import { MANY_IDS } from './ForeignIdCounts.ts';

const getDatabase = openTestDatabase();

test('who asks for ids of others leaves a line with their count, which warns when there are many, and no id', async () => {
  const { db } = getDatabase();
  await db.query(`insert into users (id, name, user_type_ids, is_valid) values ('mei', 'Mei', '{1}', true)`);
  let now = new Date('2026-11-21T04:00:00Z');
  const { server, lines } = makeTestServer(db, { clock: () => now });
  const secret = await createSession(db, 'mei', { now });
  const ask = (cookie: string | null, path: string) =>
    server.request(`${testOrigin}${path}`, { headers: cookie === null ? {} : { cookie } });
  const listLines = () => lines.filter(({ event }) => event === 'foreign-id');
  const cookie = `test-session=${secret}`;
  for (let turn = 0; turn < MANY_IDS; turn += 1)
    expect((await ask(cookie, '/api/services/planplanplan')).status).toBe(404);
  expect(listLines().map(({ level, details }) => [level, details.userId, details.count])).toEqual(
    Array.from({ length: MANY_IDS }, (_, turn) => [turn + 1 < MANY_IDS ? 'info' : 'warn', 'mei', turn + 1]),
  );
  expect(JSON.stringify(listLines())).not.toContain('planplanplan');
  now = new Date(now.getTime() + 10 * 60_000);
  await ask(cookie, '/api/services/planplanplan');
  expect(listLines().at(-1)).toMatchObject({ level: 'info', details: { count: 1 } });
  const before = listLines().length;
  await ask(null, '/api/listings/aaaaaaaaaaaa');
  await ask(cookie, '/api/no-such-call');
  expect(listLines()).toHaveLength(before);
});
