import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';
import { openSignUpBrowser, resetSignUp, tenantFields } from '../../testing/signUpBrowser.ts';

const getDatabase = openTestDatabase();
const listingId = makeListingId('test', 'sams');
const agentFields = { ...tenantFields, registrationNumber: 'R012345A', licenceNumber: 'L3001234K' };
const invite = { email: 'ana@people.example', actorType: 3, listingId };

/** A browser in which somebody of the test is signed in. */
async function openAs(userId: string, corporateId: string | null = null) {
  const { db } = getDatabase();
  const browser = openTestBrowser(db);
  const secret = await createSession(db, userId, { now: browserStart });
  if (corporateId)
    await db.query('update sessions set corporate_id = $1 where user_id = $2', [corporateId, userId]);
  browser.jar.set('test-session', secret);
  return browser;
}
type Browser = Awaited<ReturnType<typeof openAs>>;

async function findMail(): Promise<{ guid: string; code: string; text: string; to: string }> {
  const mail = (await listQueuedMails(getDatabase().db)).at(-1);
  const { text_body: text = '', recipient: to = '' } = mail ?? {};
  return {
    text,
    to,
    guid: /\/signup\/invite\/([\w-]+)/.exec(text)?.[1] ?? '',
    code: /code ([\dA-Z-]{14})/.exec(text)?.[1] ?? '',
  };
}
const make = (browser: Browser, body: object = invite) => browser.send('/api/invitations', body);
const link = (guid: string, action = '') => `/api/invitations/by-link/${guid}${action && `/${action}`}`;
const stateOf = async (guid: string) =>
  ((await openTestBrowser(getDatabase().db).send(link(guid))).content as { data: { state: string } }).data
    .state;
const countMembers = async () =>
  (await getDatabase().db.query(`select from memberships where user_id <> 'boss'`)).rowCount;

beforeAll(async () => {
  const { db } = getDatabase();
  await db.query(`insert into listers (id, kind, name) values ('sam', 'owner', 'Sam')`);
  await saveListings(db, [makeDraft('sams', { listerId: 'sam' }), makeDraft('others')]);
});

beforeEach(async () => {
  const { db } = getDatabase();
  await resetSignUp(db);
  await db.query(`insert into users (id, name, email, phone_number, user_type_ids, residential_status, is_valid) values
    ('sam', 'Sam', 'sam@people.example', '+6580000801', '{2}', 'C', true),
    ('ana', 'Ana', 'ana@people.example', '+6580000802', '{3}', 'C', true),
    ('boss', 'Boss', 'boss@people.example', '+6580000803', '{4}', 'C', true),
    ('clerk', 'Clerk', 'clerk@people.example', '+6580000804', '{4}', 'C', true)`);
  await db.query(`insert into corporates (id, name, verified_at, verified_by)
    values ('harbour', 'Harbour Homes', now(), 'operator')`);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('harbour', 'boss', 'administrator')`,
  );
  await db.query(`update listers set user_id = 'sam' where id = 'sam'`);
});

describe('inviting', () => {
  test('to a listing of one’s own sends a letter with a link and a code, of which only hashes are kept', async () => {
    const { status, content } = await make(await openAs('sam'));
    expect(status).toBe(200);
    expect(content).toMatchObject({
      data: {
        email: 'ana@people.example',
        actorType: 3,
        onboardingType: 2,
        state: 'waiting',
        invitedByName: 'Sam',
      },
    });
    const { guid, code, to, text } = await findMail();
    expect(to).toBe('ana@people.example');
    expect(content).toMatchObject({ data: { guid } });
    expect(text).toContain('Sam invites you to join');
    expect(text).toContain('as Main Agent');
    expect(text).toContain('/signup/agent/onboardingIdentifier');
    const { rows } = await getDatabase().db.query<{ all: string }>(
      'select row_to_json(i)::text as "all" from invitations i',
    );
    expect(rows[0]?.all).not.toContain(guid);
    expect(rows[0]?.all).not.toContain(code);
    expect(rows[0]?.all).not.toContain(code.replaceAll('-', ''));
  });

  test('to a corporate is for its administrators, with a role', async () => {
    const body = { email: 'new@people.example', actorType: 6, role: 'member' };
    expect((await make(await openAs('boss', 'harbour'), body)).status).toBe(200);
    await getDatabase().db.query(
      `insert into memberships (corporate_id, user_id, role) values ('harbour', 'clerk', 'member')`,
    );
    expect((await make(await openAs('clerk', 'harbour'), body)).status).toBe(403);
    expect((await make(await openAs('ana'), body)).status).toBe(403);
    expect((await make(openTestBrowser(getDatabase().db), body)).status).toBe(401);
  });

  test.each([
    ['a listing of somebody else', { ...invite, listingId: makeListingId('test', 'others') }, 404],
    ['nothing', { email: 'a@b.example', actorType: 1 }, 400],
    ['a listing with a role', { ...invite, role: 'member' }, 400],
    ['a listing as staff', { ...invite, actorType: 6 }, 400],
    ['an address that is none', { ...invite, email: 'ana' }, 400],
  ])('to %s is refused', async (_, body, status) => {
    expect((await make(await openAs('sam'), body)).status).toBe(status);
    expect(await listQueuedMails(getDatabase().db)).toEqual([]);
  });

  test('the same address again withdraws what waited', async () => {
    const browser = await openAs('sam');
    await make(browser);
    const first = await findMail();
    await make(browser);
    expect(await stateOf(first.guid)).toBe('withdrawn');
    expect(await stateOf((await findMail()).guid)).toBe('waiting');
  });

  test('answers the secret of its link once, to whoever made it', async () => {
    const browser = await openAs('sam');
    const { content } = await make(browser);
    const { guid } = await findMail();
    expect((content as { data: { guid: string } }).data.guid).toBe(guid);
    expect(JSON.stringify((await browser.send('/api/invitations')).content)).not.toContain(guid);
  });

  test('is for the homes somebody lets as their owner, which are told to nobody else', async () => {
    const { db } = getDatabase();
    const list = async (userId: string) =>
      ((await (await openAs(userId)).send('/api/user/listings')).content as { data: object[] }).data;
    expect(await list('sam')).toEqual([{ id: listingId, name: expect.any(String) }]);
    expect(await list('ana')).toEqual([]);
    expect((await openTestBrowser(db).send('/api/user/listings')).status).toBe(401);
    await db.query(`update listings set status = 'closed' where id = $1`, [listingId]);
    expect(await list('sam')).toEqual([]);
    await db.query(`update listings set status = 'live' where id = $1`, [listingId]);
    const change = `update listers set kind = $1, registration_number = $2 where id = 'sam'`;
    await db.query(change, ['agent', 'R012345A']);
    expect(await list('sam')).toEqual([]);
    await db.query(change, ['owner', null]);
  });

  test('is limited to fifty a day', async () => {
    const browser = await openAs('sam');
    const statuses = [];
    for (let count = 0; count < 51; count += 1)
      statuses.push((await make(browser, { ...invite, email: `a${count}@people.example` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is listed to whoever manages it, and withdrawn by them only', async () => {
    const browser = await openAs('sam');
    const { content } = await make(browser);
    const { id } = (content as { data: { id: string } }).data;
    expect((await browser.send('/api/invitations')).content).toMatchObject({
      data: [{ id, state: 'waiting' }],
    });
    const other = await openAs('boss', 'harbour');
    expect((await other.send('/api/invitations')).content).toMatchObject({ data: [] });
    expect((await other.remove(`/api/invitations/${id}`)).status).toBe(404);
    expect((await browser.remove(`/api/invitations/${id}`)).status).toBe(200);
    expect((await browser.remove(`/api/invitations/${id}`)).content).toMatchObject({
      code: 'R005',
      fields: [{ name: 'invitation', reason: 'was withdrawn by the person who sent it' }],
    });
  });
});

describe('an invitation', () => {
  const sent = async () => {
    await make(await openAs('sam'));
    return findMail();
  };

  test('says who invites as what to whoever holds the link, and nothing to anybody else', async () => {
    const { guid } = await sent();
    const browser = openTestBrowser(getDatabase().db);
    expect((await browser.send(link(guid))).content).toMatchObject({
      data: {
        state: 'waiting',
        invitedByName: 'Sam',
        actorType: 3,
        userType: 3,
        isCorporate: false,
        isOwn: false,
      },
    });
    for (const wrong of ['x', '00000000-0000-4000-8000-000000000000', `${guid}0`])
      expect((await browser.send(link(wrong))).status).toBe(404);
    expect(JSON.stringify(browser.lines)).not.toContain(guid);
  });

  test('that is accepted by a visitor is remembered in a cookie that opens nothing else, and sign-up takes it up', async () => {
    const { guid } = await sent();
    const browser = await openSignUpBrowser(getDatabase().db, '+6580001001');
    const { content, cookies } = await browser.send(link(guid, 'accept'), {});
    expect(content).toMatchObject({ data: { isJoined: false, userType: 3 } });
    expect(cookies.get('test-onboarding')).toMatch(/SameSite=Lax/);
    expect(cookies.get('test-onboarding')).not.toContain(guid);
    expect((await browser.send('/api/user/sign-up-draft')).content).toMatchObject({ data: { userType: 3 } });
    expect((await browser.send('/api/user/onboarding')).content).toEqual({ succeed: true, data: false });
    expect((await browser.create(3, agentFields)).status).toBe(200);
    expect(await stateOf(guid)).toBe('accepted');
    expect((await browser.send('/api/invitations/current')).content).toMatchObject({
      data: { state: 'accepted', isAcceptedByAsker: true },
    });
    const finished = await browser.send('/api/user/onboarding', {});
    expect(finished.cookies.get('test-onboarding')).toMatch(/Max-Age=0/);
  });

  test('waits for a person who logs in instead, who takes it up themselves', async () => {
    const { guid } = await sent();
    const browser = openTestBrowser(getDatabase().db);
    await browser.send(link(guid, 'accept'), {});
    browser.jar.set('test-session', await createSession(getDatabase().db, 'ana', { now: browserStart }));
    expect((await browser.send('/api/user/onboarding')).content).toEqual({ succeed: true, data: true });
    expect((await browser.send('/api/user/onboarding', {})).status).toBe(200);
    expect(await stateOf(guid)).toBe('accepted');
    expect((await browser.send('/api/user/onboarding')).content).toEqual({ succeed: true, data: false });
  });

  test('gives the session that acts for a corporate by it a new secret, and no other (ASVS 7.2.4)', async () => {
    const { db } = getDatabase();
    const ways = {
      accept: async (browser: Browser, guid: string) => void (await browser.send(link(guid, 'accept'), {})),
      logIn: async (browser: Browser, guid: string) => {
        const session = browser.jar.get('test-session') ?? '';
        browser.jar.delete('test-session');
        await browser.send(link(guid, 'accept'), {});
        browser.jar.set('test-session', session);
        await browser.send('/api/user/onboarding', {});
      },
    };
    for (const take of Object.values(ways)) {
      await db.query(`delete from users where id = 'kim'`);
      await db.query(
        `insert into users (id, name, user_type_ids, is_valid) values ('kim', 'Kim', '{4}', true)`,
      );
      await make(await openAs('boss', 'harbour'), {
        email: 'kim@people.example',
        actorType: 6,
        role: 'member',
      });
      const browser = await openAs('kim');
      const old = browser.jar.get('test-session') ?? '';
      await take(browser, (await findMail()).guid);
      expect(await browser.control()).toMatchObject({ user: { cid: 'harbour' } });
      expect(browser.jar.get('test-session')).not.toBe(old);
      browser.jar.set('test-session', old);
      expect((await browser.send('/api/user/get')).status).toBe(401);
    }
    const { guid } = await sent();
    const agent = await openAs('ana');
    const before = agent.jar.get('test-session');
    await agent.send(link(guid, 'accept'), {});
    expect(agent.jar.get('test-session')).toBe(before);
  });

  test('is no cookie anybody can write', async () => {
    const { guid, code } = await sent();
    for (const value of [guid, code, 'x', 'A'.repeat(43), '%00', '"; drop table users; --']) {
      const browser = await openAs('ana');
      browser.jar.set('test-onboarding', value);
      const { content, cookies } = await browser.send('/api/user/onboarding');
      expect(content).toEqual({ succeed: true, data: false });
      expect(cookies.get('test-onboarding')).toMatch(/Max-Age=0/);
      expect((await browser.send('/api/invitations/current')).content).toEqual({ succeed: true, data: null });
    }
  });

  test('twenty people who accept at once are one: it works once (ASVS 6.5.1)', async () => {
    const { db } = getDatabase();
    await db.query(`insert into users (id, name, user_type_ids, is_valid)
      select 'agent-' || n, 'Agent', '{3}', true from generate_series(1, 20) n`);
    const { guid } = await sent();
    const browsers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openAs(`agent-${index + 1}`)),
    );
    const answers = await Promise.all(browsers.map((browser) => browser.send(link(guid, 'accept'), {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.content).toMatchObject({
      code: 'R005',
      message: 'There is a problem with onboarding. We will do our best to solve it.',
      fields: [{ name: 'invitation', reason: 'has already been used' }],
    });
  });

  test('accepted twenty times at once by one person has one effect', async () => {
    await make(await openAs('boss', 'harbour'), {
      email: 'clerk@people.example',
      actorType: 6,
      role: 'member',
    });
    const { guid } = await findMail();
    const browser = await openAs('clerk');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.send(link(guid, 'accept'), {})),
    );
    const statuses = answers.map(({ status }) => status);
    // The first has given the session a new secret: what comes after it with the old one is asked to come again.
    expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([200]));
    expect(answers.filter(({ cookies }) => cookies.has('test-session'))).toHaveLength(1);
    expect(await countMembers()).toBe(1);
    const { rowCount } = await getDatabase().db.query(
      `select from audit_log where action = 'invitation-accepted' and user_id = 'clerk'`,
    );
    expect(rowCount).toBe(1);
    expect(await browser.control()).toMatchObject({ user: { cid: 'harbour' } });
  });

  test('to a corporate brings a new corporate user into it, who makes none of their own', async () => {
    await make(await openAs('boss', 'harbour'), {
      email: 'new@people.example',
      actorType: 6,
      role: 'member',
    });
    const { guid } = await findMail();
    const browser = await openSignUpBrowser(getDatabase().db, '+6580001002');
    await browser.send(link(guid, 'accept'), {});
    const { content } = await browser.create(4);
    expect(content).toMatchObject({ data: { isValid: true, user: { cid: 'harbour' } } });
    expect((await getDatabase().db.query('select from corporates')).rowCount).toBe(1);
    expect(await countMembers()).toBe(1);
  });

  test('to a corporate that was withdrawn before sign-up is complete is refused as R005', async () => {
    const boss = await openAs('boss', 'harbour');
    const { content } = await make(boss, { email: 'new@people.example', actorType: 6, role: 'member' });
    const { guid } = await findMail();
    const browser = await openSignUpBrowser(getDatabase().db, '+6580001003');
    await browser.send(link(guid, 'accept'), {});
    await boss.remove(`/api/invitations/${(content as { data: { id: string } }).data.id}`);
    expect((await browser.create(4)).content).toMatchObject({ code: 'R005' });
    expect(await browser.control()).toMatchObject({ isValid: false });
  });

  test('is refused in words once it was declined, has expired, or is one’s own', async () => {
    const { guid } = await sent();
    const own = await (await openAs('sam')).send(link(guid, 'accept'), {});
    expect(own.content).toMatchObject({
      fields: [{ reason: 'is your own, so someone else has to accept it' }],
    });
    const late = await openAs('ana');
    late.wait(14 * 24 * 3_600_000);
    expect((await late.send(link(guid, 'accept'), {})).content).toMatchObject({
      fields: [{ reason: 'has expired, so ask for a new one' }],
    });
    expect((await openTestBrowser(getDatabase().db).send(link(guid, 'decline'), {})).status).toBe(200);
    expect((await (await openAs('ana')).send(link(guid, 'accept'), {})).content).toMatchObject({
      fields: [{ reason: 'was declined' }],
    });
  });

  test('is followed by its code too, with or without dashes, in any case', async () => {
    const { code } = await sent();
    for (const typed of [code, code.replaceAll('-', ''), ` ${code.toLowerCase()} `]) {
      const browser = openTestBrowser(getDatabase().db);
      const { content, cookies } = await browser.send('/api/invitations/by-code', { code: typed });
      expect(content).toMatchObject({ data: { state: 'waiting', userType: 3 } });
      expect([...cookies.keys()].sort()).toEqual(['test-onboarding', 'test-signUp']);
    }
  });

  test('cannot be guessed by its code: ten tries an hour from one address (ASVS 6.6.2)', async () => {
    const { code } = await sent();
    const browser = openTestBrowser(getDatabase().db);
    const statuses = [];
    for (let count = 0; count < 10; count += 1)
      statuses.push((await browser.send('/api/invitations/by-code', { code: 'AAAA-AAAA-AAAA' })).status);
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 400));
    expect((await browser.send('/api/invitations/by-code', { code })).status).toBe(429);
    browser.wait(3_600_000);
    expect((await browser.send('/api/invitations/by-code', { code })).status).toBe(200);
  });
});
