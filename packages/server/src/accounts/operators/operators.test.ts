import { beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { addOperator } from './addOperator.ts';
import { listOperatorRows } from './queries.ts';
import { removeOperator } from './removeOperator.ts';

const getDatabase = openTestDatabase();
const listingId = makeListingId('test', 'reported');

type Browser = Awaited<ReturnType<typeof openBrowserOf>>;

const system = () => makeTestContext(getDatabase().db, { caller: 'system' });
const add = (named: string) => addOperator(system(), { named });
const remove = (named: string) => removeOperator(system(), { named });
const listNames = async () => (await listOperatorRows(getDatabase().db)).map(({ name }) => name);
const dataOf = ({ content }: { content: unknown }) => (content as { data: unknown }).data;

async function listAuditRows(): Promise<[string, string, string][]> {
  const { rows } = await getDatabase().db.query<{ actor_id: string; action: string; corporate: string }>(
    `select actor_id, action, details->>'corporateId' as corporate from audit_log
      where action like 'operator-%' or action = 'corporate-verified' order by number desc limit 3`,
  );
  return rows.map(({ actor_id, action, corporate }) => [actor_id, action, corporate]);
}

const listRules = async (browser: Browser) =>
  (dataOf(await browser.send('/api/user/permissions')) as { action: string; subject: string }[])
    .filter(({ subject }) => subject === 'Report' || subject === 'Corporate')
    .map(({ action, subject }) => `${action} ${subject}`);

async function report(): Promise<string> {
  const { rows } = await getDatabase().db.query<{ id: string }>(
    `insert into listing_reports (listing_id, reason, message, created_at)
      values ($1, 'scam', 'Wanted money first.', '2026-11-20T04:00:00Z') returning id`,
    [listingId],
  );
  return rows[0]?.id ?? '';
}

beforeEach(async () => {
  const { db } = getDatabase();
  await resetCorporates(db);
  await saveListings(db, [makeDraft('reported')]);
  await db.query('delete from listing_reports');
  await db.query(`update listings set status = 'live'`);
});

describe('a corporate is named as operator by the command line', () => {
  test('by its id or its entity number, once, with a line in the audit log', async () => {
    await getDatabase().db.query(`update corporates set uen = '197401143C' where id = 'beta'`);
    expect(await add('alpha')).toMatchObject({ corporate: { name: 'Alpha' }, isChanged: true });
    expect(await add('alpha')).toMatchObject({ isChanged: false });
    expect(await add(' 197401143c ')).toMatchObject({ corporate: { name: 'Beta' }, isChanged: true });
    expect(await listNames()).toEqual(['Alpha', 'Beta']);
    expect(await remove('beta')).toMatchObject({ isChanged: true });
    expect(await remove('beta')).toMatchObject({ isChanged: false });
    expect(await listNames()).toEqual(['Alpha']);
    expect(await listAuditRows()).toEqual([
      ['system', 'operator-removed', 'beta'],
      ['system', 'operator-added', 'beta'],
      ['system', 'operator-added', 'alpha'],
    ]);
  });

  test('and is verified by that: who runs the server vouches for it', async () => {
    const { db } = getDatabase();
    await db.query(`update corporates set verified_at = null, verified_by = null where id = 'alpha'`);
    await add('alpha');
    expect((await listAuditRows()).slice(0, 2)).toEqual([
      ['system', 'operator-added', 'alpha'],
      ['system', 'corporate-verified', 'alpha'],
    ]);
    const { rows } = await db.query(`select verified_by from corporates where id = 'alpha'`);
    expect(rows).toEqual([{ verified_by: 'operator' }]);
  });

  test('which says clearly that nobody is called so, or that several are', async () => {
    await expect(add('Alfa')).rejects.toThrow('No corporate has the id or entity number "Alfa".');
    await expect(remove('Alfa')).rejects.toThrow('No corporate has the id or entity number "Alfa".');
    await getDatabase().db.query(
      `update corporates set uen = '197401143C', verified_at = null, verified_by = null`,
    );
    await expect(add('197401143C')).rejects.toThrow(
      /Several corporates claim .* Name one by its id: alpha \(Alpha\), beta \(Beta\)\./,
    );
    expect(await listNames()).toEqual([]);
  });

  test('which says clearly that another corporate has the entity number', async () => {
    const { db } = getDatabase();
    await db.query(`update corporates set uen = '197401143C' where id = 'alpha'`);
    await db.query(`insert into corporates (id, name, uen) values ('typed', 'Typed', '197401143C')`);
    await expect(add('typed')).rejects.toThrow(
      'The entity number of Typed was confirmed for another corporate.',
    );
    expect(await add('197401143C')).toMatchObject({ corporate: { name: 'Alpha' } });
  });

  test('and by nobody else', async () => {
    const ctx = makeTestContext(getDatabase().db);
    await expect(addOperator(ctx, { named: 'alpha' })).rejects.toThrow('not-allowed');
    await expect(removeOperator(ctx, { named: 'alpha' })).rejects.toThrow('not-allowed');
  });

  test('while the database keeps that whoever verifies others is verified', async () => {
    await add('alpha');
    await expect(
      getDatabase().db.query(
        `update corporates set verified_at = null, verified_by = null where id = 'alpha'`,
      ),
    ).rejects.toThrow('operators_are_verified');
  });
});

describe('the role operator', () => {
  const all = ['read Corporate', 'verify Corporate', 'read Report', 'update Report'];

  test('is somebody’s only while they act for such a corporate, from their next request (ASVS 8.3.2)', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    expect(await listRules(ada)).toEqual([]);
    await add('alpha');
    expect(await listRules(ada)).toEqual(all);
    await ada.send('/api/corporate/switch', { corporateId: 'beta' });
    expect(await listRules(ada)).toEqual([]);
    expect((await ada.send('/api/reports')).status).toBe(403);
    await ada.send('/api/corporate/switch', { corporateId: 'alpha' });
    expect((await ada.send('/api/reports')).status).toBe(200);
    await remove('alpha');
    expect(await listRules(ada)).toEqual([]);
    expect((await ada.send('/api/reports')).status).toBe(403);
  });

  test('is that of every member, and gone for whoever is taken out', async () => {
    const { db } = getDatabase();
    await add('alpha');
    const max = await openBrowserOf(db, 'max', 'alpha');
    expect(await listRules(max)).toEqual(all);
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    await ada.remove('/api/corporate/members/max');
    expect(await listRules(max)).toEqual([]);
  });

  test('reads and settles the queue of reported listings, once, with a line in the audit log', async () => {
    const { db } = getDatabase();
    await add('alpha');
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    const id = await report();
    expect(dataOf(await ada.send('/api/reports'))).toMatchObject([
      { id, reason: 'scam', message: 'Wanted money first.', reportedAt: '2026-11-20T04:00:00.000Z' },
    ]);
    const settle = (body: unknown) => ada.send(`/api/reports/${id}/settle`, body);
    expect((await settle({ outcome: 'forgotten' })).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => settle({ outcome: 'removed', note: 'Called.' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(dataOf(await ada.send('/api/reports'))).toEqual([]);
    const { rows } = await db.query(
      `select l.status, r.note, a.actor_id, a.details from listing_reports r join listings l on l.id = r.listing_id,
        (select * from audit_log where action = 'report-settled' order by number desc limit 1) a`,
    );
    expect(rows).toEqual([
      { status: 'closed', note: 'Called.', actor_id: 'ada', details: { report: id, outcome: 'removed' } },
    ]);
  });

  test.each(['0', '-1', '1e3', '9999999999', 'x'])('finds no report under %s', async (id) => {
    await add('alpha');
    const ada = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    expect((await ada.send(`/api/reports/${id}/settle`, { outcome: 'unfounded' })).status).toBe(404);
  });
});
