import { expect, test } from 'vitest';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { withReplica } from '../database/withReplica.ts';
import { parseSettings } from '../settings/parseSettings.ts';

const getPrimary = openTestDatabase();
const getReplica = openTestDatabase();

test('searches and homes are read from the replica, what one just wrote from the primary', async () => {
  const { db, settings: primary } = getPrimary();
  const { db: other, settings: replica } = getReplica();
  const { ids } = await saveListings(db, [makeDraft('home', { title: 'On the primary' })]);
  await saveListings(other, [makeDraft('home', { title: 'On the replica' })]);
  await other.query('update listings set id = $1', [ids[0]]);
  const lines: string[] = [];
  const readDb = withReplica(db, await openDatabase(replica), (_level, _event, details) =>
    lines.push(String(details?.message)),
  );
  const settings = parseSettings({
    APP_ENV: 'test',
    DATABASE_URL: primary.databaseUrl ?? '',
    DATABASE_READ_URL: replica.databaseUrl ?? '',
  });
  const { server } = makeTestServer(db, { readDb, settings });
  const findTitle = async (headers: Record<string, string> = {}) => {
    const response = await server.request(`/api/listings/${ids[0]}`, { headers });
    return ((await response.json()) as { data: { title: string } }).data.title;
  };

  await expect.poll(() => findTitle()).toBe('On the replica');
  expect(await findTitle({ authorization: 'Bearer made-up' }).catch(() => 'refused')).not.toBe(
    'On the replica',
  );

  const written = await server.request('/api/consents', {
    method: 'POST',
    headers: { origin: testOrigin, 'content-type': 'application/json' },
    body: '{}',
  });
  const cookie = written.headers.getSetCookie().find((line) => line.startsWith('test-wrote=')) ?? '';
  expect(cookie).toContain('HttpOnly');
  expect(await findTitle({ cookie: cookie.split(';')[0] ?? '' })).toBe('On the primary');

  expect(lines).toEqual([]);
  await other.query('drop table listings cascade');
  expect(await findTitle()).toBe('On the primary');
  await expect
    .poll(() => lines, { timeout: 10_000 })
    .toEqual([expect.stringMatching(/^DATABASE_READ_URL .*: it has no table of ours/)]);
  await readDb.close();
});
