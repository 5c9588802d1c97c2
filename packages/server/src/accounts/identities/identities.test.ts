import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { openIssuerBrowsers, PATIENT_MS } from '../../testing/openIssuerBrowsers.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { visitIssuer } from '../../testing/startTestIssuers.ts';
import { parseReturnPath } from './attempt.ts';
import { DEADLINE_MS } from './RelyingParty.ts';

const getDatabase = openTestDatabase();
const { openBrowser, reset, getServer, getIssuers, moveClock } = openIssuerBrowsers(getDatabase);

beforeEach(async () => {
  for (const table of ['log_in_attempts', 'users', 'rate_limits'])
    await getDatabase().db.query(`delete from ${table}`);
  await getIssuers().fail('');
  reset();
});

const count = async (from: string): Promise<number> =>
  (await getDatabase().db.query(`select from ${from}`)).rowCount;

/** Somebody who has signed up, and a browser in which they are logged in. */
async function openSignedIn(id: string) {
  const { db } = getDatabase();
  await db.query(`insert into users (id, name, user_type_ids, is_valid) values ($1, $1, '{1}', true)`, [id]);
  const browser = openBrowser();
  const secret = await createSession(db, id);
  browser.jar.set('test-session', secret);
  return { browser, secret };
}

describe('log-in at an issuer', () => {
  test('makes a newcomer who is signed in and not signed up, and knows the same person again', async () => {
    const browser = openBrowser();
    expect(await browser.logIn()).toMatchObject({
      attempt: { state: 'done', purpose: 'log-in' },
      next: 'sign-up',
      returnPath: null,
    });
    expect(await browser.control()).toMatchObject({ isAuthenticated: true, isValid: false });
    const { rows } = await getDatabase().db.query('select is_valid, is_sample from users');
    expect(rows).toEqual([{ is_valid: false, is_sample: true }]);
    await getDatabase().db.query(`update users set is_valid = true, user_type_ids = '{1}'`);
    const again = openBrowser();
    const answer = await again.logIn({}, { returnPath: '/discover/favourites' });
    expect(answer).toMatchObject({ next: 'log-in', returnPath: '/discover/favourites' });
    expect(await again.control()).toMatchObject({ isAuthenticated: true, isValid: true });
    expect(await count('users')).toBe(1);
    const { rows: actions } = await getDatabase().db.query(
      `select action, details from audit_log order by id desc limit 1`,
    );
    expect(actions).toEqual([{ action: 'logged-in', details: { by: 'singpass' } }]);
  });

  test('the same subject of another issuer is somebody else (ASVS 6.8.1)', async () => {
    await openBrowser().logIn();
    expect(await openBrowser().logIn({}, { issuer: 'b2c' })).toMatchObject({
      attempt: { state: 'done', issuer: 'b2c' },
      next: 'sign-up',
    });
    expect(await count('users')).toBe(2);
    const { rows } = await getDatabase().db.query('select distinct subject from identities');
    expect(rows).toHaveLength(1);
  });

  test('a log-in ends the session the browser had, and opens another (ASVS 7.2.4)', async () => {
    await openBrowser().logIn();
    const { browser, secret } = await openSignedIn('mei');
    browser.jar.delete('test-session');
    const address = await visitIssuer(await browser.start());
    browser.jar.set('test-session', secret);
    const { content } = await browser.comeBack(address);
    await browser.finish((content.data as { id: string }).id);
    expect(browser.jar.get('test-session')).not.toBe(secret);
    browser.jar.set('test-session', secret);
    expect(await browser.control()).toMatchObject({ isAuthenticated: false });
  });

  test('connects the identity of who is signed in with their account, in which they are known from then on', async () => {
    const { browser, secret } = await openSignedIn('mei');
    expect(await browser.logIn({ person: 2 })).toMatchObject({ attempt: { state: 'done' }, next: 'log-in' });
    expect(browser.jar.get('test-session')).not.toBe(secret);
    expect(await openBrowser().logIn({ person: 2 })).toMatchObject({ next: 'log-in' });
    expect(await count('users')).toBe(1);
    const { browser: other } = await openSignedIn('ben');
    expect(await other.logIn({ person: 2 })).toMatchObject({ attempt: { state: 'taken' }, next: null });
    expect(await browser.logIn({ person: 3 })).toMatchObject({ attempt: { state: 'taken' } });
    expect(await count(`identities where user_id = 'ben'`)).toBe(0);
  });

  test('connects nothing when somebody else is signed in by the time of the return', async () => {
    const { browser } = await openSignedIn('mei');
    const address = await visitIssuer(await browser.start());
    const { secret } = await openSignedIn('ben');
    browser.jar.set('test-session', secret);
    const { content } = await browser.comeBack(address);
    const answer = await browser.finish((content.data as { id: string }).id);
    expect(answer.attempt.state).toBe('other-person');
    expect(await count('identities')).toBe(0);
  });

  test('two tabs of one browser each finish their own attempt', async () => {
    const browser = openBrowser();
    const [first, second] = [await browser.start(), await browser.start({ issuer: 'b2c' })];
    const later = await visitIssuer(second);
    const earlier = await visitIssuer(first);
    const { content: one } = await browser.comeBack(earlier);
    const { content: two } = await browser.comeBack(later, 'b2c');
    const answers = [];
    for (const { data } of [two, one]) answers.push(await browser.finish((data as { id: string }).id));
    expect(answers.map(({ attempt }) => attempt.state)).toEqual(['done', 'done']);
  });

  test('two log-ins of one newcomer at once make one user', async () => {
    const browsers = [openBrowser(), openBrowser(), openBrowser()];
    const answers = await Promise.all(browsers.map((browser) => browser.logIn({ person: 4 })));
    expect(answers.map(({ attempt }) => attempt.state)).toEqual(['done', 'done', 'done']);
    expect(await count('users')).toBe(1);
  });
});

describe('the return', () => {
  test('sent twenty times at once has one effect and nineteen plain answers', async () => {
    const browser = openBrowser();
    const address = await visitIssuer(await browser.start());
    const stored = await Promise.all(Array.from({ length: 20 }, () => browser.comeBack(address)));
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set([200]));
    const [{ id }] = stored.map(({ content }) => content.data) as [{ id: string }];
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.finish(id)));
    const done = answers.filter(({ next }) => next !== null);
    expect(done).toHaveLength(1);
    expect(answers.every(({ attempt }) => ['used', 'done'].includes(attempt.state))).toBe(true);
    expect([await count('users'), await count('sessions')]).toEqual([1, 1]);
    expect(await browser.getAttempt(id)).toMatchObject({ state: 'done' });
  });

  test('another browser is told nothing and changes nothing (ASVS 10.1.2, 10.5.1)', async () => {
    const browser = openBrowser();
    const address = await visitIssuer(await browser.start());
    for (const otherBrowser of [openBrowser(), openBrowser()]) {
      if (otherBrowser !== browser) await otherBrowser.start();
      expect((await otherBrowser.comeBack(address)).status).toBe(404);
    }
    const { content } = await browser.comeBack(address);
    const { id } = content.data as { id: string };
    const otherBrowser = openBrowser();
    await otherBrowser.start();
    expect((await otherBrowser.send(`/api/login/attempts/${id}`)).status).toBe(404);
    expect((await otherBrowser.send(`/api/login/attempts/${id}/finish`, {})).status).toBe(404);
    expect((await browser.finish(id)).attempt.state).toBe('done');
  });

  test('with another state, two of them or none, or at another issuer, it is nobody’s (ASVS 10.2.1)', async () => {
    const browser = openBrowser();
    const address = await visitIssuer(await browser.start(), { failure: 'wrong-state' });
    expect((await browser.comeBack(address)).status).toBe(404);
    const good = await visitIssuer(await browser.start());
    expect((await browser.comeBack(good, 'b2c')).status).toBe(404);
    const doubled = new URL(good);
    doubled.searchParams.append('state', 'x');
    expect((await browser.comeBack(doubled)).status).toBe(404);
    expect((await browser.comeBack(new URL('http://localhost/mi/verify?code=1'))).status).toBe(404);
  });

  test('a code of another attempt of the same browser is refused', async () => {
    const browser = openBrowser();
    const [first, second] = [
      await visitIssuer(await browser.start()),
      await visitIssuer(await browser.start(), { person: 2 }),
    ];
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    const { content } = await browser.comeBack(second);
    const { attempt } = await browser.finish((content.data as { id: string }).id);
    expect(attempt.state).toBe('late');
    expect(await count('users')).toBe(0);
  });

  test('an answer that the issuer sends again is used already', async () => {
    const browser = openBrowser();
    await browser.logIn();
    const replayed = await visitIssuer(await browser.start(), { failure: 'replay' });
    const { content } = await browser.comeBack(replayed);
    expect(await browser.finish((content.data as { id: string }).id)).toMatchObject({
      attempt: { state: 'done' },
      next: null,
    });
    expect(await count('sessions')).toBe(1);
  });

  test('is too late after ten minutes', async () => {
    const browser = openBrowser();
    const address = await visitIssuer(await browser.start());
    const { content } = await browser.comeBack(address);
    const { id } = content.data as { id: string };
    moveClock(10 * 60 * 1000);
    expect((await browser.finish(id)).attempt.state).toBe('late');
    expect(await count('users')).toBe(0);
  });
});

describe('a fresh proof at the issuer', () => {
  const getStepUpState = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.send('/api/user/proofs')).content.data as { provenFor: number; issuers: string[] };

  /** Somebody who has signed up with Singpass, has no phone, and is logged in. */
  async function openKnown(person = 1) {
    const browser = openBrowser();
    await browser.logIn({ person });
    await getDatabase().db.query(`update users set is_valid = true, user_type_ids = '{1}'`);
    return browser;
  }
  const stepUp = { proofFor: 'contact' };

  test('gives the session a new secret and opens what wants it, for whoever has no phone (ASVS 6.8.4, 7.2.4, 7.5.1)', async () => {
    const browser = await openKnown();
    const old = browser.jar.get('test-session') ?? '';
    expect(await getStepUpState(browser)).toMatchObject({ provenFor: 0, issuers: ['singpass'] });
    expect((await browser.send('/api/user/email', { email: 'new@people.example' })).status).toBe(403);
    expect(await browser.logIn({}, stepUp)).toMatchObject({
      attempt: { state: 'done', purpose: 'proof', proofFor: 'contact' },
      next: 'proven',
    });
    expect((await getStepUpState(browser)).provenFor).toBeGreaterThan(290);
    expect((await browser.send('/api/user/email', { email: 'new@people.example' })).status).toBe(200);
    expect([await count('users'), await count('sessions')]).toEqual([1, 1]);
    const thief = openBrowser();
    thief.jar.set('test-session', old);
    expect((await thief.send('/api/user/get')).status).toBe(401);
    const { rows } = await getDatabase().db.query(
      `select action, details from audit_log order by id desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'proven-again', details: { by: 'singpass' } }]);
  });

  test('is no proof where somebody else logged in there, known here or not, and nothing changes (ASVS 6.8.4)', async () => {
    await openKnown(2);
    const browser = await openKnown();
    const session = browser.jar.get('test-session');
    for (const person of [2, 3]) {
      const before = await getDatabase().db.query('select * from identities order by subject');
      expect(await browser.logIn({ person }, stepUp)).toMatchObject({
        attempt: { state: 'other-identity' },
        next: null,
      });
      const { rows } = await getDatabase().db.query('select * from identities order by subject');
      expect(rows).toEqual(before.rows);
    }
    expect(browser.jar.get('test-session')).toBe(session);
    expect((await getStepUpState(browser)).provenFor).toBe(0);
    expect(await count('users')).toBe(2);
  });

  test.each(['old-log-in', 'no-log-in-time'])(
    'wants a log-in since it was begun: %s is none (ASVS 6.8.4)',
    async (failure) => {
      const browser = await openKnown();
      expect(await browser.logIn({ failure }, stepUp)).toMatchObject({
        attempt: { state: 'stale' },
        next: null,
      });
      expect((await getStepUpState(browser)).provenFor).toBe(0);
      // A log-in does not ask when it was.
      expect(await openBrowser().logIn({ failure })).toMatchObject({ attempt: { state: 'done' } });
    },
  );

  test.each([-90_000, 90_000])('holds where the clocks differ by %d ms', async (milliseconds) => {
    moveClock(milliseconds);
    expect(await (await openKnown()).logIn({}, stepUp)).toMatchObject({ next: 'proven' });
  });

  test('sent twenty times at once has one effect', async () => {
    const browser = await openKnown();
    const address = await visitIssuer(await browser.start(stepUp));
    const stored = await Promise.all(Array.from({ length: 20 }, () => browser.comeBack(address)));
    const [{ id }] = stored.map(({ content }) => content.data) as [{ id: string }];
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.finish(id)));
    expect(answers.filter(({ next }) => next === 'proven')).toHaveLength(1);
    expect(answers.every(({ attempt }) => ['used', 'done'].includes(attempt.state))).toBe(true);
    expect(await count(`audit_log a join users u on u.id = a.user_id where action = 'proven-again'`)).toBe(1);
  });

  test('counts for nobody who is signed in there by the time of the return, nor for a visitor', async () => {
    const browser = await openKnown();
    for (const secret of [(await openSignedIn('ben')).secret, null]) {
      const own = browser.jar.get('test-session') ?? '';
      const address = await visitIssuer(await browser.start(stepUp));
      if (secret === null) browser.jar.delete('test-session');
      else browser.jar.set('test-session', secret);
      const { content } = await browser.comeBack(address);
      const answer = await browser.finish((content.data as { id: string }).id);
      expect(answer).toMatchObject({ attempt: { state: 'other-person' }, next: null });
      expect(await count('sessions where proven_at is not null')).toBe(0);
      browser.jar.set('test-session', own);
    }
  });

  test('is begun by nobody who is not signed in, or whom the issuer does not know, and not with Myinfo', async () => {
    const begin = async (browser: ReturnType<typeof openBrowser>, more: object = {}) =>
      (await browser.send('/api/login/attempts', { issuer: 'singpass', ...stepUp, ...more })).status;
    expect(await begin(openBrowser())).toBe(401);
    expect(await begin((await openSignedIn('mei')).browser)).toBe(404);
    const browser = await openKnown();
    expect(await begin(browser, { issuer: 'b2c' })).toBe(404);
    expect(await begin(browser, { userType: 1 })).toBe(400);
    expect(await begin(browser)).toBe(200);
  });
});

describe('what the issuer says', () => {
  test.each([
    ['a token nobody signed (ASVS 9.1.1)', 'unsigned'],
    ['a token signed with a key nobody published (ASVS 9.1.2)', 'foreign-key'],
    ['a token that has ended (ASVS 9.2.1)', 'expired'],
    ['a token for another site (ASVS 9.2.3)', 'wrong-audience'],
    ['a token with another nonce (ASVS 10.5.1)', 'wrong-nonce'],
    ['a token of another issuer', 'wrong-issuer'],
    ['a refusal', 'refuse'],
  ])('%s logs nobody in', async (_, failure) => {
    for (const issuer of failure === 'refuse' ? ['singpass'] : ['singpass', 'b2c']) {
      const browser = openBrowser();
      expect(await browser.logIn({ failure }, { issuer })).toMatchObject({
        attempt: { state: 'refused' },
        next: null,
      });
      expect(await browser.control()).toMatchObject({ isAuthenticated: false });
    }
    expect(await count('users')).toBe(0);
  });

  test.each([
    ['another person', 'userinfo-other-person'],
    ['another site (ASVS 9.2.3)', 'userinfo-other-audience'],
  ])('Myinfo that was made for %s tells nothing and logs nobody in', async (_, failure) => {
    const browser = openBrowser();
    expect(await browser.logIn({ failure }, { userType: 2 })).toMatchObject({
      attempt: { state: 'refused' },
      next: null,
    });
    expect(browser.answers.join()).not.toMatch(/TAN WEI LING/i);
    expect(await browser.control()).toMatchObject({ isAuthenticated: false });
    expect(await count('users')).toBe(0);
  });

  test('garbage in place of a token is the issuer’s fault', async () => {
    expect((await openBrowser().logIn({ failure: 'garbage' })).attempt.state).toBe('away');
  });

  test('silence in place of a token is the issuer’s fault, and told when its time is over', async () => {
    const browser = openBrowser();
    const address = await visitIssuer(await browser.start(), { failure: 'hang' });
    reset({}, 200);
    const { content } = await browser.comeBack(address);
    expect((await browser.finish((content.data as { id: string }).id)).attempt.state).toBe('away');
  });

  test('a slow token and one in the other cipher hold', async () => {
    for (const failure of ['slow', 'other-cipher'])
      expect([failure, (await openBrowser().logIn({ failure })).attempt.state]).toEqual([failure, 'done']);
  });

  test('a person who cancels, or takes too long, is told so', async () => {
    for (const [visit, state] of [
      [{ cancel: 'person' }, 'cancelled'],
      [{ failure: 'time-out' }, 'late'],
    ] as const)
      expect((await openBrowser().logIn(visit)).attempt.state).toBe(state);
  });

  test('keys are fetched again for an unknown one, at most once in thirty seconds', async () => {
    const logIn = async () => (await openBrowser().logIn({ failure: 'new-key' })).attempt.state;
    // The first token is verified with keys that are fetched for it.
    expect(await logIn()).toBe('done');
    expect(await logIn()).toBe('refused');
    const now = Date.now;
    const machine = vi.spyOn(Date, 'now').mockImplementation(() => now() + 31_000);
    moveClock(-31_000);
    expect(await logIn()).toBe('done');
    machine.mockRestore();
  });
});

describe('an issuer that is away', () => {
  test.each([
    ['down', PATIENT_MS],
    ['hang', 200],
    ['garbage', PATIENT_MS],
  ])('%s: log-in by phone is offered', async (outage, deadline) => {
    reset({}, deadline);
    await getIssuers().fail(outage);
    const { status, content } = await openBrowser().send('/api/login/attempts', { issuer: 'singpass' });
    expect(status).toBe(503);
    expect(content.message).toMatch(/isn't responding. Log in with your phone instead/);
  });

  test('has three seconds, so that a page is answered within five', () => expect(DEADLINE_MS).toBe(3_000));

  test('slow is not away', async () => {
    await openBrowser().start();
    await getIssuers().fail('slow');
    await expect(openBrowser().start()).resolves.toMatch(/request_uri/);
  });

  test('is not asked any more after five failures', async () => {
    await getIssuers().fail('down');
    for (let time = 0; time < 5; time += 1)
      await openBrowser().send('/api/login/attempts', { issuer: 'singpass' });
    await getIssuers().fail('');
    expect((await openBrowser().send('/api/login/attempts', { issuer: 'singpass' })).status).toBe(503);
    expect((await openBrowser().send('/api/login/attempts', { issuer: 'b2c' })).status).toBe(200);
  });
});

describe('clocks that differ', () => {
  test.each([-90_000, 90_000])('by %d ms: log-in works', async (milliseconds) => {
    moveClock(milliseconds);
    expect((await openBrowser().logIn()).attempt.state).toBe('done');
  });

  test.each([-600_000, 600_000])(
    'by %d ms: it is refused in plain words, and works once they agree',
    async (milliseconds) => {
      moveClock(milliseconds);
      const { status, content } = await openBrowser().send('/api/login/attempts', { issuer: 'singpass' });
      expect([status, content.message]).toEqual([
        503,
        "We can't log you in there right now: the login service's clock doesn't match ours. Log in with your phone instead.",
      ]);
      moveClock(0);
      expect((await openBrowser().logIn()).attempt.state).toBe('done');
    },
  );
});

describe('what others may see', () => {
  test('who there is, with what Myinfo is asked for', async () => {
    const { content } = await openBrowser().send('/api/login/issuers');
    expect(content.data).toMatchObject([
      { name: 'singpass', myinfo: [{ userType: 1 }, { userType: 2 }, { userType: 3 }] },
      { name: 'b2c', myinfo: [] },
    ]);
    expect(JSON.stringify(content.data)).toMatch(/identityNumber/);
  });

  test('our public keys and nothing of the private ones', async () => {
    const { content } = await openBrowser().send('/api/login/issuers/singpass/keys');
    const { keys } = content as unknown as { keys: Record<string, string>[] };
    expect(keys.map(({ use, alg, crv }) => [use, alg, crv])).toEqual([
      ['sig', 'ES256', 'P-256'],
      ['enc', 'ECDH-ES+A256KW', 'P-256'],
    ]);
    for (const key of keys) expect(key).not.toHaveProperty('d');
    expect((await openBrowser().send('/api/login/issuers/nobody/keys')).status).toBe(404);
  });

  test('no code, state, token or name in any log line, and no cookie a script could read (ASVS 14.2.1, 16.2.5)', async () => {
    const browser = openBrowser();
    const start = await browser.start({ userType: 2 });
    const address = await visitIssuer(start);
    const { content, cookies } = await browser.comeBack(address);
    await browser.finish((content.data as { id: string }).id);
    const written = JSON.stringify(getServer().lines);
    for (const name of ['code', 'state']) {
      const value = address.searchParams.get(name) ?? '';
      expect(value.length).toBeGreaterThan(20);
      expect(written).not.toContain(value);
    }
    expect(written).not.toMatch(/eyJ|TAN WEI LING|wei\.ling/);
    expect(new URL(start).search).not.toMatch(/state|nonce|challenge/);
    expect(cookies).toEqual([]);
    const { cookies: set } = await openBrowser().send('/api/login/attempts', { issuer: 'singpass' });
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/^test-attempt=[\w-]{43};.*HttpOnly/i);
  });

  test('nothing an attempt was made with is kept once it has ended', async () => {
    await openBrowser().logIn();
    const { rows } = await getDatabase().db.query(
      'select length(secrets) as secrets, length(answer) as answer from log_in_attempts',
    );
    expect(rows).toEqual([{ secrets: 0, answer: 0 }]);
  });
});

test.each([
  ['/discover/favourites', '/discover/favourites'],
  ['/profile', '/profile'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['/api/user/logout', null],
  ['/login', null],
  ['/splogin', null],
  ['/login;x=1', null],
  ['/mi/verify', null],
  ['/user/logout', null],
  ['/a b', null],
  ['/%2F%2Fevil.example', null],
  ['/profile?next=//evil', null],
  ['', null],
])('after a log-in, %j leads to %j', (path, expected) => expect(parseReturnPath(path)).toBe(expected));

test('where no issuer is set up there is none to log in at', async () => {
  const parts = ['ISSUER', 'CLIENT_ID', 'MYINFO_CLIENT_ID', 'KEYS'];
  const names = ['SINGPASS', 'B2C'].flatMap((issuer) => parts.map((part) => `${issuer}_${part}`));
  reset(Object.fromEntries([...names, 'SEAL_KEY'].map((name) => [name, ''])));
  const browser = openBrowser();
  expect((await browser.send('/api/login/issuers')).content.data).toEqual([]);
  for (const path of ['attempts', 'attempts/return'])
    expect((await browser.send(`/api/login/${path}`, { issuer: 'singpass', answer: 'state=1' })).status).toBe(
      404,
    );
});
