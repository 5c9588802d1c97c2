import type { Notice } from '@sewa/api/client';
import { noticeSchema } from '@sewa/api/schema';
import { accountPath, leavingPath, listingPath, profileMePath } from '@sewa/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeInvitation } from '../../accounts/invitations/makeInvitation.ts';
import { settleReport } from '../../conversations/listing-reports/settleReport.ts';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListers } from '../../homes/listings/saveListers.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { cancelDeletion, requestDeletion } from '../../personal-data/requestDeletion.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestContext, openTestContext } from '../../testing/makeTestContext.ts';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { cleanUp } from '../jobs/cleanUp.ts';
import { notify, settleNotices } from './notify.ts';

const getDatabase = openTestDatabase();
const listingId = makeListingId('test', 'home');
const now = browserStart;

type Browser = Awaited<ReturnType<typeof openBrowserOf>>;

const dataOf = ({ content }: { content: unknown }) => (content as { data: unknown }).data;
const list = async (browser: Browser): Promise<Notice[]> =>
  noticeSchema.array().parse(dataOf(await browser.send('/api/notices')));
const listOf = async (userId: string, corporateId?: string) =>
  list(await openBrowserOf(getDatabase().db, userId, corporateId));
const kindsOf = async (userId: string, corporateId?: string) =>
  (await listOf(userId, corporateId)).map(({ kind }) => kind);
const markSeen = (browser: Browser, id: string) => browser.send(`/api/notices/${id}/seen`, {});
const openContext = (userId: string) => openTestContext(getDatabase().db, userId, { now });
const system = () => makeTestContext(getDatabase().db, { now, caller: 'system' });

/** Everybody has confirmed their address; tim lets a home, and the people of Beta operate the product. */
beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['enquiries', 'conversations', 'listings', 'listers', 'one_time_code_requests'])
    await db.query(`delete from ${table}`);
  await resetCorporates(db);
  await db.query('update users set proven_email = email');
  await db.query(`update users set user_type_ids = '{1,2}', phone_number = '+6580000905' where id = 'tim'`);
  await db.query(`update corporates set operator_since = now() where id = 'beta'`);
  const owner = { id: 'lets', kind: 'owner' as const, name: 'Tim', phoneNumber: '+6580000905' };
  await saveListers(db, [
    { ...owner, registrationNumber: null, agencyName: null, agencyLicenceNumber: null },
  ]);
  await db.query(`update listers set user_id = 'tim'`);
  await saveListings(db, [makeDraft('home', { listerId: 'lets' })]);
});

describe('what waits for somebody', () => {
  test('a report of their listing, until it is settled', async () => {
    const ada = await openBrowserOf(getDatabase().db, 'ada', 'beta');
    const report = () => ada.send(`/api/listings/${listingId}/reports`, { reason: 'duplicate' });
    await Promise.all([report(), report(), report()]);
    const notices = await listOf('tim');
    expect(notices).toMatchObject([{ kind: 'listing-reported' }]);
    expect(notices[0]?.path.startsWith(listingPath(listingId, ''))).toBe(true);
    const id = notices[0]?.about ?? '';
    expect((await ada.send(`/api/reports/${id}/settle`, { outcome: 'corrected' })).status).toBe(200);
    expect(await kindsOf('tim')).toEqual([]);
    await report();
    expect(await kindsOf('tim')).toEqual([]);
  });

  test('the deletion of their account, with its day, until they take it back', async () => {
    const { db } = getDatabase();
    const ctx = await openContext('tim');
    await db.query('update sessions set proven_at = $1', [now]);
    const { dueAt } = await requestDeletion(ctx, {});
    await requestDeletion(ctx, {});
    expect(await listOf('tim')).toMatchObject([
      { kind: 'account-deletion', path: leavingPath(), due: dueAt },
    ]);
    await cancelDeletion(ctx, {});
    expect(await kindsOf('tim')).toEqual([]);
  });

  test('an address that is not confirmed, whoever writes it, until it is', async () => {
    const { db } = getDatabase();
    const write = (email: string | null, confirmed: string | null) =>
      db.query(`update users set email = $1, proven_email = $2 where id = 'tim'`, [email, confirmed]);
    await write('tim@new.example', 'tim@people.example');
    expect(await listOf('tim')).toMatchObject([{ kind: 'email-unconfirmed', path: profileMePath() }]);
    await write('tim@newer.example', null);
    expect(await kindsOf('tim')).toEqual(['email-unconfirmed']);
    await write('tim@newer.example', 'tim@newer.example');
    expect(await kindsOf('tim')).toEqual([]);
    await write('tim@new.example', null);
    await write(null, null);
    expect(await kindsOf('tim')).toEqual([]);
    await db.query(
      `insert into users (id, email, user_type_ids, is_valid) values ('new', 'new@people.example', '{1}', true)`,
    );
    expect(await kindsOf('new')).toEqual(['email-unconfirmed']);
  });

  test('an address that is not confirmed, since the moment to which the clock was moved', async () => {
    const { db } = getDatabase();
    await db.transaction(async (tx) => {
      await tx.query(`insert into moved_clock (moved_by) values ('5 days')`);
      await tx.query(`update users set email = 'tim@later.example' where id = 'tim'`);
      const { rows } = await tx.query<{ days: number }>(
        `select extract(day from created_at - now())::int as days from notices where kind = 'email-unconfirmed'`,
      );
      expect(rows).toEqual([{ days: 5 }]);
      await tx.query('delete from moved_clock');
    });
  });

  test('an invitation to the address they confirmed, until it is answered, withdrawn or over', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    const invite = async (email = 'tim@people.example') => {
      const body = { email, actorType: 6, onboardingType: 2, role: 'member' };
      return dataOf(await ada.send('/api/invitations', body)) as {
        id: string;
        guid: string;
        expiresAt: string;
      };
    };
    const first = await invite();
    const second = await invite();
    expect(await listOf('tim')).toMatchObject([
      { kind: 'invitation', about: second.id, due: second.expiresAt },
    ]);
    expect(first.id).not.toBe(second.id);
    await ada.remove(`/api/invitations/${second.id}`);
    expect(await kindsOf('tim')).toEqual([]);
    const third = await invite();
    const tim = await openBrowserOf(db, 'tim');
    await tim.send(`/api/invitations/by-link/${third.guid}/decline`, {});
    expect(await list(tim)).toEqual([]);
    const fourth = await invite('max@people.example');
    expect(await kindsOf('max', 'beta')).toEqual(['invitation']);
    const max = await openBrowserOf(db, 'max', 'beta');
    await max.send(`/api/invitations/by-link/${fourth.guid}/accept`, {});
    expect(await list(max)).toEqual([]);
    await invite();
    expect(await kindsOf('tim')).toEqual(['invitation']);
    await db.query(`update notices set due_at = $1 where kind = 'invitation'`, [now]);
    expect(await kindsOf('tim')).toEqual([]);
    await cleanUp(db, new Date(now.getTime() + 60_000));
    const { rowCount } = await db.query(`select from notices where kind = 'invitation'`);
    expect(rowCount).toBe(0);
  });

  test('an invitation that was sent before they confirmed its address, and none to the one before', async () => {
    const { db } = getDatabase();
    const ctx = await openContext('tim');
    const invite = (email: string) =>
      makeInvitation(ctx, { body: { email, actorType: 1, onboardingType: 2, listingId } });
    await invite('cem@people.example');
    const { id } = await invite('cem@new.example');
    expect(await kindsOf('cem')).toEqual(['invitation']);
    const cem = await openBrowserOf(db, 'cem');
    await db.query('update sessions set proven_at = $1', [now]);
    await cem.send('/api/user/email', { email: 'cem@new.example' });
    const { rows } = await db.query<{ subject: string }>(
      `select data->>'subject' as subject from jobs.job where name = 'mail' and data->>'id' like 'email-code-%'
        order by created_on desc limit 1`,
    );
    const otp = /[A-Z]{3}-(\d{6})/.exec(rows[0]?.subject ?? '')?.[1] ?? '';
    expect((await cem.send('/api/user/email/validate', { otp })).status).toBe(200);
    expect((await list(cem)).map(({ about }) => about)).toEqual([id]);
  });
});

describe('what waits in a corporate', () => {
  test('that it is not verified, for its administrators while they act for it, until it is', async () => {
    const { db } = getDatabase();
    const tim = await openBrowserOf(db, 'tim');
    const fields = { corporateName: 'Tim’s', uen: '197401143C', residentialStatus: 'C' };
    expect((await tim.send('/api/user/4/create', fields)).status).toBe(200);
    const { rows } = await db.query<{ id: string }>(`select id from corporates where name like 'Tim%'`);
    const corporateId = rows[0]?.id ?? '';
    await db.query(
      `insert into memberships (corporate_id, user_id, role) values ($1, 'max', 'member'), ($1, 'ada', 'administrator')`,
      [corporateId],
    );
    expect(await list(tim)).toMatchObject([
      { kind: 'company-unverified', about: corporateId, path: accountPath(), corporateId },
    ]);
    expect(await kindsOf('ada', corporateId)).toEqual(['company-unverified']);
    expect(await kindsOf('max', corporateId)).toEqual([]);
    expect(await kindsOf('ada', 'alpha')).toEqual([]);
    const cem = await openBrowserOf(db, 'cem', 'beta');
    expect((await cem.send(`/api/corporates/${corporateId}/verify`, {})).status).toBe(200);
    expect(await list(tim)).toEqual([]);
  });

  test('is seen by its people as its audience says, and counts as seen for all of them', async () => {
    const { db } = getDatabase();
    const add = (about: string, audience: 'everybody' | 'administrators') =>
      notify(
        db,
        { to: { corporateId: 'alpha', audience }, kind: 'company-unverified', about, path: '/chat' },
        now,
      );
    await add('for all', 'everybody');
    await add('for administrators', 'administrators');
    const abouts = async (browser: Browser) => (await list(browser)).map(({ about }) => about).toSorted();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    const max = await openBrowserOf(db, 'max', 'alpha');
    expect(await abouts(ada)).toEqual(['for administrators', 'for all']);
    expect(await abouts(max)).toEqual(['for all']);
    const [hidden] = (await list(ada)).filter(({ about }) => about === 'for administrators');
    expect((await markSeen(max, hidden?.id ?? '')).status).toBe(404);
    const [shared] = await list(max);
    expect((await markSeen(max, shared?.id ?? '')).status).toBe(200);
    expect((await list(ada)).find(({ id }) => id === shared?.id)?.isSeen).toBe(true);
  });
});

describe('a notice', () => {
  const notice = { to: { userId: 'tim' }, kind: 'company-unverified', about: 'one', path: '/chat' } as const;

  test('of the same thing is there once for each recipient, twenty at once', async () => {
    const { db } = getDatabase();
    await Promise.all(Array.from({ length: 20 }, () => notify(db, notice, now)));
    await notify(db, { ...notice, to: { userId: 'cem' } }, now);
    expect(await kindsOf('tim')).toEqual(['company-unverified']);
    expect(await kindsOf('cem')).toEqual(['company-unverified']);
    await settleNotices(db, 'company-unverified', 'one');
    expect([await kindsOf('tim'), await kindsOf('cem')]).toEqual([[], []]);
  });

  test('is not there when what it tells of was rolled back', async () => {
    const failed = getDatabase().db.transaction(async (tx) => {
      await notify(tx, notice, now);
      throw new Error('Nothing happened.');
    });
    await expect(failed).rejects.toThrow('Nothing happened.');
    expect(await kindsOf('tim')).toEqual([]);
  });

  test('that is due comes first, then the newest', async () => {
    const { db } = getDatabase();
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    await notify(db, { ...notice, about: 'old' }, at(0));
    await notify(db, { ...notice, about: 'new' }, at(1));
    await notify(db, { ...notice, about: 'later', due: at(20) }, at(2));
    await notify(db, { ...notice, about: 'soon', due: at(10) }, at(3));
    expect((await listOf('tim')).map(({ about }) => about)).toEqual(['soon', 'later', 'new', 'old']);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'chat', ''])(
    'never leads to %j',
    async (path) => {
      await expect(notify(getDatabase().db, { ...notice, path }, now)).rejects.toThrow('notices_path_check');
    },
  );

  test('is for whoever is signed in', async () => {
    const visitor = openTestBrowser(getDatabase().db);
    expect((await visitor.send('/api/notices')).status).toBe(401);
    expect((await visitor.send('/api/notices/x/seen', {})).status).toBe(401);
  });

  test('stands in the dashboard as it stands in the list', async () => {
    const { db } = getDatabase();
    await notify(db, notice, now);
    const tim = await openBrowserOf(db, 'tim');
    const { notices } = dataOf(await tim.send('/api/dashboard')) as { notices: unknown };
    expect(notices).toEqual(await list(tim));
  });

  test('of a report is settled by the command line too', async () => {
    const ada = await openBrowserOf(getDatabase().db, 'ada', 'alpha');
    await ada.send(`/api/listings/${listingId}/reports`, { reason: 'scam' });
    const [reported] = await listOf('tim');
    await settleReport(system(), { id: reported?.about ?? '', body: { outcome: 'unfounded' } });
    expect(await kindsOf('tim')).toEqual([]);
  });
});
