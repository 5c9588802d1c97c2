import { memberSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { isLastAdministrator } from './ensureAdministrator.ts';

const getDatabase = openTestDatabase();
const path = '/api/corporate/members';
const demote = { role: 'member' };

beforeEach(() => resetCorporates(getDatabase().db));

type Browser = Awaited<ReturnType<typeof openBrowserOf>>;

const list = async (browser: Browser) =>
  memberSchema.array().parse(((await browser.send(path)).content as { data: unknown }).data);
const change = (browser: Browser, id: string, changes: unknown) =>
  browser.send(`${path}/${id}`, changes, {}, 'PATCH');
const remove = (browser: Browser, id: string) => browser.remove(`${path}/${id}`);

async function listRoles(corporateId = 'alpha') {
  const { rows } = await getDatabase().db.query<{ user_id: string; role: string }>(
    'select user_id, role from memberships where corporate_id = $1 order by user_id',
    [corporateId],
  );
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
}

describe('the members of a corporate', () => {
  test('are listed by name with role and organisation, e-mail addresses for administrators only', async () => {
    const { db } = getDatabase();
    const seen = await list(await openBrowserOf(db, 'bo'));
    expect(seen.map(({ name, role, isSelf }) => [name, role, isSelf])).toEqual([
      ['Ada', 'administrator', false],
      ['Bo', 'administrator', true],
      ['Max', 'member', false],
    ]);
    expect(seen[2]).toMatchObject({
      organisation: { id: 'east', name: 'East' },
      email: 'max@people.example',
    });
    const asMember = await list(await openBrowserOf(db, 'max', 'alpha'));
    expect(asMember.map(({ email }) => email)).toEqual([null, null, null]);
  });

  test('are those of the corporate the session acts for and of no other (ASVS 8.4.1)', async () => {
    const { db } = getDatabase();
    const namesFor = async (corporate: string) =>
      (await list(await openBrowserOf(db, 'ada', corporate))).map(({ id }) => id);
    expect(await namesFor('alpha')).toEqual(['ada', 'bo', 'max']);
    expect(await namesFor('beta')).toEqual(['ada', 'cem', 'max']);
    expect(await list(await openBrowserOf(db, 'tim'))).toEqual([]);
    expect((await openTestBrowser(db).send(path)).status).toBe(401);
  });
});

describe('changing a member', () => {
  test('counts from their next request (ASVS 8.3.2)', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    const max = await openBrowserOf(db, 'max', 'alpha');
    const add = (name: string) => max.send('/api/corporate/organisations', { name });
    expect((await add('South')).status).toBe(403);
    expect((await change(ada, 'max', { role: 'administrator' })).status).toBe(200);
    expect((await add('South')).status).toBe(200);
    await change(ada, 'max', demote);
    expect((await add('Centre')).status).toBe(403);
    const { rows } = await db.query(
      `select actor_id, user_id, details from audit_log where action = 'member-changed' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { actor_id: 'ada', user_id: 'max', details: { corporateId: 'alpha', role: 'member' } },
    ]);
  });

  test('moves them to an open organisation of the corporate, or out of one', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    const organisationOf = async () => (await list(ada)).find(({ id }) => id === 'max')?.organisation?.id;
    await change(ada, 'max', { organisationId: 'west' });
    expect(await organisationOf()).toBe('west');
    await change(ada, 'max', demote);
    expect(await organisationOf()).toBe('west');
    await change(ada, 'max', { organisationId: null });
    expect(await organisationOf()).toBeUndefined();
    await db.query(`update organisations set closed_at = now() where id = 'west'`);
    for (const organisationId of ['west', 'north', 'nowhere'])
      expect(await change(ada, 'max', { organisationId })).toMatchObject({
        status: 400,
        content: { fields: [{ name: 'organisationId' }] },
      });
    expect(await organisationOf()).toBeUndefined();
  });

  test('is not found in another corporate, and refused to a member (ASVS 8.2.2)', async () => {
    const { db } = getDatabase();
    const cem = await openBrowserOf(db, 'cem');
    const max = await openBrowserOf(db, 'max', 'alpha');
    const tim = await openBrowserOf(db, 'tim');
    for (const [browser, status] of [
      [cem, 404],
      [tim, 404],
      [max, 403],
    ] as const) {
      expect((await change(browser, 'bo', demote)).status).toBe(status);
      expect((await remove(browser, 'bo')).status).toBe(status);
    }
    expect(await listRoles()).toEqual({ ada: 'administrator', bo: 'administrator', max: 'member' });
  });

  test('changes nothing but role and organisation (ASVS 15.3.3)', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    await change(ada, 'max', { corporateId: 'beta', userId: 'cem', name: 'Other', joinedAt: '2020-01-01' });
    expect(await listRoles('beta')).toEqual({ ada: 'member', cem: 'administrator', max: 'member' });
    expect((await list(ada)).find(({ id }) => id === 'max')).toMatchObject({ name: 'Max', role: 'member' });
    expect((await change(ada, 'max', { role: 'owner' })).status).toBe(400);
  });
});

describe('removing a member', () => {
  test('takes the corporate from their next request, and leaves their other one (ASVS 8.3.2)', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    const max = await openBrowserOf(db, 'max', 'alpha');
    expect((await remove(ada, 'max')).status).toBe(200);
    expect(await max.control()).toMatchObject({ isAuthenticated: true, user: { cid: null } });
    expect(await list(max)).toEqual([]);
    expect((await max.send('/api/corporate/switch', { corporateId: 'alpha' })).status).toBe(404);
    expect((await max.send('/api/corporate/switch', { corporateId: 'beta' })).status).toBe(200);
    expect((await remove(ada, 'max')).status).toBe(404);
  });
});

describe('the last administrator', () => {
  const problem = {
    status: 400,
    content: {
      fields: [
        { name: 'role', reason: "can't be removed or changed: a company needs at least one administrator" },
      ],
    },
  };

  test('is neither demoted nor removed, not even by themselves', async () => {
    const cem = await openBrowserOf(getDatabase().db, 'cem');
    expect(await change(cem, 'cem', demote)).toMatchObject(problem);
    expect(await remove(cem, 'cem')).toMatchObject(problem);
    expect(await listRoles('beta')).toMatchObject({ cem: 'administrator' });
    expect((await change(cem, 'max', { role: 'administrator' })).status).toBe(200);
    expect((await change(cem, 'cem', demote)).status).toBe(200);
  });

  test.each([
    ['demotes', (browser: Browser, id: string) => change(browser, id, demote)],
    ['removes', remove],
  ])('is left when each of two %s the other at the same moment, twenty times', async (_, act) => {
    const { db } = getDatabase();
    for (let round = 0; round < 20; round++) {
      await resetCorporates(db);
      const [ada, bo] = [await openBrowserOf(db, 'ada', 'alpha'), await openBrowserOf(db, 'bo')];
      const answers = await Promise.all([act(ada, 'bo'), act(bo, 'ada')]);
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses[0]).toBe(200);
      expect([401, 403, 404]).toContain(statuses[1]);
      expect(Object.values(await listRoles()).filter((role) => role === 'administrator')).toHaveLength(1);
    }
  });

  test('is kept by the database itself, whoever writes', async () => {
    const { db } = getDatabase();
    const demoteRow = (id: string) =>
      db.query(`update memberships set role = 'member' where corporate_id = 'alpha' and user_id = $1`, [id]);
    for (let round = 0; round < 20; round++) {
      await resetCorporates(db);
      const outcomes = await Promise.allSettled([demoteRow('ada'), demoteRow('bo')]);
      const rejected = outcomes.filter(({ status }) => status === 'rejected');
      expect(rejected).toHaveLength(1);
      expect(isLastAdministrator(rejected[0]?.status === 'rejected' && rejected[0].reason)).toBe(true);
    }
    await resetCorporates(db);
    await expect(db.query(`delete from memberships where corporate_id = 'alpha'`)).rejects.toThrow(
      'A corporate keeps an administrator.',
    );
  });

  test('keeps their account while others depend on them, and goes with the corporate or as its only member', async () => {
    const { db } = getDatabase();
    await expect(db.query(`delete from users where id = 'cem'`)).rejects.toSatisfy(isLastAdministrator);
    await db.query(`delete from memberships where corporate_id = 'beta' and user_id <> 'cem'`);
    expect((await db.query(`delete from users where id = 'cem'`)).rowCount).toBe(1);
    expect((await db.query(`delete from corporates where id = 'alpha'`)).rowCount).toBe(1);
    expect(await listRoles()).toEqual({});
  });
});
