import { organisationSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const path = '/api/corporate/organisations';

beforeEach(() => resetCorporates(getDatabase().db));

type Browser = Awaited<ReturnType<typeof openBrowserOf>>;

const dataOf = ({ content }: { content: unknown }) => (content as { data: unknown }).data;
const list = async (browser: Browser) => organisationSchema.array().parse(dataOf(await browser.send(path)));
const names = async (browser: Browser) =>
  (await list(browser)).map(({ name, isClosed }) => (isClosed ? `${name}, closed` : name));
const change = (browser: Browser, id: string, changes: unknown) =>
  browser.send(`${path}/${id}`, changes, {}, 'PATCH');
const problem = (reason: string) => ({ status: 400, content: { fields: [{ name: 'name', reason }] } });
const taken = problem('is already used by another open organisation');

describe('the organisations below a corporate', () => {
  test('are those of the corporate the session acts for, with who is in each (ASVS 8.4.1)', async () => {
    const { db } = getDatabase();
    expect(await list(await openBrowserOf(db, 'max', 'alpha'))).toEqual([
      { id: 'east', name: 'East', isClosed: false, members: [{ id: 'max', name: 'Max' }], version: 1 },
      { id: 'west', name: 'West', isClosed: false, members: [], version: 1 },
    ]);
    expect(await names(await openBrowserOf(db, 'max', 'beta'))).toEqual(['North']);
    expect(await names(await openBrowserOf(db, 'tim'))).toEqual([]);
    expect((await openTestBrowser(db).send(path)).status).toBe(401);
  });

  test('are added by an administrator only', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    const added = organisationSchema.parse(dataOf(await ada.send(path, { name: '  South  ' })));
    expect(added).toMatchObject({ name: 'South', isClosed: false, members: [] });
    expect(await names(ada)).toEqual(['East', 'South', 'West']);
    for (const user of ['max', 'tim'])
      expect(
        (
          await (
            await openBrowserOf(db, user, user === 'max' ? 'alpha' : undefined)
          ).send(path, { name: 'X' })
        ).status,
      ).toBe(403);
    const { rows } = await db.query(
      `select user_id, details from audit_log where action = 'organisation-added' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ user_id: 'ada', details: { corporateId: 'alpha', organisationId: added.id } }]);
  });

  test.each([
    ['', 'is empty'],
    ['   ', 'is empty'],
    ['x'.repeat(121), 'is longer than 120 characters'],
    ['eAST', 'is already used by another open organisation'],
    ['Ea\u200Bst\u202E\n', 'is already used by another open organisation'],
    ['\u202E\u200B\u0301', 'is empty'],
  ])('are not called %j', async (name, reason) => {
    const ada = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    expect(await ada.send(path, { name })).toMatchObject(problem(reason));
    expect(await change(ada, 'west', { name })).toMatchObject(problem(reason));
    expect(await names(ada)).toEqual(['East', 'West']);
  });

  test('may have the name of one of another corporate', async () => {
    const ada = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    expect((await ada.send(path, { name: 'North' })).status).toBe(200);
  });

  test('added twenty times at once under one name are one', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.send(path, { name: 'South' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(taken);
  });
});

describe('an organisation', () => {
  test('is renamed, closed and opened again; who was in it stays known', async () => {
    const ada = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    expect((await change(ada, 'east', { name: 'East Coast' })).status).toBe(200);
    expect((await change(ada, 'east', { isClosed: true })).status).toBe(200);
    expect(await list(ada)).toMatchObject([
      { name: 'West' },
      { name: 'East Coast', isClosed: true, members: [{ id: 'max' }] },
    ]);
    expect((await change(ada, 'east', { isClosed: false })).status).toBe(200);
    expect(await names(ada)).toEqual(['East Coast', 'West']);
  });

  test('that is closed frees its name, and is not opened again beside another of that name', async () => {
    const ada = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    await change(ada, 'east', { isClosed: true });
    expect((await ada.send(path, { name: 'East' })).status).toBe(200);
    expect(await change(ada, 'east', { isClosed: false })).toMatchObject(taken);
    expect((await change(ada, 'east', { isClosed: false, name: 'Old East' })).status).toBe(200);
  });

  test('of another corporate is not found, and not a member’s to change (ASVS 8.2.2)', async () => {
    const { db } = getDatabase();
    const changes = { name: 'Mine', isClosed: true };
    expect((await change(await openBrowserOf(db, 'cem'), 'east', changes)).status).toBe(404);
    expect((await change(await openBrowserOf(db, 'tim'), 'east', changes)).status).toBe(404);
    expect((await change(await openBrowserOf(db, 'max', 'alpha'), 'east', changes)).status).toBe(403);
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    expect((await change(ada, 'nowhere', changes)).status).toBe(404);
    expect(await names(ada)).toEqual(['East', 'West']);
  });

  test('keeps its corporate and its people whatever else is sent (ASVS 15.3.3)', async () => {
    const ada = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    await change(ada, 'east', { name: 'East', corporateId: 'beta', id: 'west', members: [] });
    expect(await list(ada)).toMatchObject([{ id: 'east', members: [{ id: 'max' }] }, { id: 'west' }]);
  });
});
