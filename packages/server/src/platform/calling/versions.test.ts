import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

type Browser = Awaited<ReturnType<typeof openBrowserOf>>;
type Thing = Record<string, unknown> & { id: string; version: number };

const parseData = async (browser: Browser, path: string) =>
  ((await browser.send(path)).content as { data: unknown }).data;

/** What can be changed from two tabs: where it is listed and changed, its id there, two changes and what changes nothing. */
const things = [
  {
    name: 'an organisation',
    list: '/api/corporate/organisations',
    id: 'east',
    changes: [{ name: 'East Coast' }, { isClosed: true }],
    same: { isClosed: false },
  },
  {
    name: 'a member',
    list: '/api/corporate/members',
    id: 'max',
    changes: [{ role: 'administrator' }, { organisationId: null }],
    same: { role: 'member' },
  },
  {
    name: 'a saved search',
    list: '/api/saved-searches',
    id: 'aaaaaaaaaaaa',
    changes: [{ name: 'Near work' }, { isPaused: true }],
    same: { frequency: 'daily' },
  },
  {
    name: 'a profile',
    list: '/api/user/get',
    path: '/api/user/profile',
    id: 'ada',
    changes: [{ name: 'Ada Lim' }, { residentialStatus: 'P' }],
    same: { name: 'Ada' },
  },
] as const;

beforeEach(async () => {
  const { db } = getDatabase();
  await resetCorporates(db);
  await db.query(`insert into saved_searches (id, user_id, name, query, frequency, created_at, seen_at)
    values ('aaaaaaaaaaaa', 'ada', 'Mine', 'q=orchard', 'daily', now(), now())`);
});

describe.each(things)('$name', ({ list, id, changes, same, ...rest }) => {
  const path = 'path' in rest ? rest.path : `${list}/${id}`;
  const open = () => openBrowserOf(getDatabase().db, 'ada', 'alpha');
  const read = async (browser: Browser): Promise<Thing> => {
    const found = [await parseData(browser, list)].flat() as Thing[];
    const thing = found.find((each) => each.id === id);
    if (!thing) throw new Error(`There is no ${id}.`);
    return thing;
  };
  const change = (browser: Browser, body: unknown) => browser.send(path, body, {}, 'PATCH');

  test('is changed from one of two tabs, and the other one is told', async () => {
    const browser = await open();
    const { version } = await read(browser);
    const answers = await Promise.all(changes.map((each) => change(browser, { ...each, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.content).toMatchObject({
      message:
        'This has changed since you opened it. Refresh the page to see the latest, then make your change.',
      fields: [{ name: 'version', reason: 'is out of date' }],
    });
    expect((await read(browser)).version).toBe(version + 1);
    const rejected = changes[answers.findIndex(({ status }) => status === 409)];
    expect((await change(browser, { ...rejected, version: version + 1 })).status).toBe(200);
    expect((await read(browser)).version).toBe(version + 2);
  });

  test('is changed as before by who names no version, and one that is no number is refused', async () => {
    const browser = await open();
    const { version } = await read(browser);
    for (const each of changes) expect((await change(browser, each)).status).toBe(200);
    expect((await read(browser)).version).toBe(version + 2);
    for (const wrong of ['1', 0, 1.5, null])
      expect(await change(browser, { ...changes[0], version: wrong })).toMatchObject({
        status: 400,
        content: { fields: [{ name: 'version' }] },
      });
  });

  test('has the same version after a change that changes nothing', async () => {
    const browser = await open();
    const { version } = await read(browser);
    expect((await change(browser, { ...same, version })).status).toBe(200);
    expect((await read(browser)).version).toBe(version);
  });
});
