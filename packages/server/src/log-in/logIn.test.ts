import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createSession } from '../sessions/session.ts';
import { readSettings } from '../settings/readSettings.ts';
import { makeTestServer, testOrigin } from '../testing/makeTestServer.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { CODE_LIFE_MS, MOST_TRIES } from './oneTimeCode.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const known = '+6580000901';
const unknown = '+6580000999';
const wrongReason = 'is wrong or no longer valid. Check it, or ask for a new one.';

interface Answer {
  status: number;
  content: unknown;
  cookies: Map<string, string>;
  headers: Headers;
}

/** Counts the statements that reach a database. */
function countStatements(db: Database): { db: Database; statements: () => number } {
  let count = 0;
  const counted: Database = {
    ...db,
    kind: db.kind,
    query: (...given) => {
      count += 1;
      return db.query(...given);
    },
    transaction: (work) => db.transaction(work),
    listen: (...given) => db.listen(...given),
    close: () => db.close(),
  };
  return { db: counted, statements: () => count };
}

/** A browser: it keeps its cookies, and its clock can be set. */
function openBrowser(variables: Record<string, string> = {}, db: Database = getDatabase().db) {
  let now = start;
  const settings = readSettings({ APP_ENV: 'test', OTP_RESEND_SECONDS: '30', ...variables });
  const { server, texts, lines } = makeTestServer(db, { clock: () => now, settings });
  const jar = new Map<string, string>();
  const send = async (
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await server.request(`${testOrigin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin: testOrigin,
        'content-type': 'application/json',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookies = new Map<string, string>();
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, line);
      if (/Max-Age=0/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, content: await response.json(), cookies, headers: response.headers };
  };
  return {
    jar,
    texts,
    lines,
    send,
    wait: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    ask: (phoneNumber = known, headers: Record<string, string> = {}) =>
      send('/api/login/otp', { phoneNumber }, headers),
    enter: (otp: string, phoneNumber = known) => send('/api/login/otp/validate', { phoneNumber, otp }),
    readCode: () => /[A-Z]{3}-(\d{6})/.exec(texts.at(-1)?.text ?? '')?.[1] ?? '',
    control: async () => (await send('/api/user/control')).content,
  };
}

const other = (code: string): string => (code === '000000' ? '000001' : '000000');

const signedIn = { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } };
const signedOut = { isAuthenticated: false, isValid: false, user: null };

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['one_time_codes', 'one_time_code_requests', 'rate_limits', 'users'])
    await db.query(`delete from ${table}`);
  await db.query(
    `insert into users (id, name, phone_number, user_type_ids, is_valid) values ('mei', 'Mei', $1, '{1}', true)`,
    [known],
  );
});

describe('asking for a code', () => {
  test('sends six digits with the prefix that the answer shows', async () => {
    const browser = openBrowser({ PUBLIC_URL: testOrigin });
    const { status, content } = await browser.ask('8000 0901');
    expect(status).toBe(200);
    expect(content).toEqual({
      succeed: true,
      data: { phoneNumber: known, prefix: expect.stringMatching(/^[A-Z]{3}$/), expiresIn: 300, resendIn: 30 },
    });
    const { prefix } = (content as { data: { prefix: string } }).data;
    expect(browser.texts).toHaveLength(1);
    expect(browser.texts[0]?.to).toBe(known);
    expect(browser.texts[0]?.text).toMatch(
      new RegExp(`^Sewa: your code is ${prefix}-\\d{6}\\. It is valid for 5 minutes\\.`),
    );
    expect(browser.texts[0]?.text).toMatch(/\n\n@localhost #\d{6}$/);
  });

  test('answers a number that nobody has in the same words, with the same statements, and sends nothing', async () => {
    const measure = async (phoneNumber: string) => {
      const { db, statements } = countStatements(getDatabase().db);
      const browser = openBrowser({}, db);
      const asked = await browser.ask(phoneNumber);
      const afterAsking = statements();
      const entered = await browser.enter('123456', phoneNumber);
      const shape = ({ status, content, cookies }: Answer) => ({
        status,
        names: [...cookies.keys()],
        text: JSON.stringify(content)
          .replace(phoneNumber, 'N')
          .replace(/"prefix":"[A-Z]{3}"/, ''),
      });
      return {
        asked: shape(asked),
        entered: shape(entered),
        afterAsking,
        afterEntering: statements(),
        sent: browser.texts.length,
      };
    };
    const [ofKnown, ofUnknown] = [await measure(known), await measure(unknown)];
    expect({ ...ofUnknown, sent: 1 }).toEqual(ofKnown);
    expect(ofUnknown.sent).toBe(0);
    expect(ofKnown.asked.status).toBe(200);
    expect(ofKnown.entered.status).toBe(400);
  });

  test('takes as long whether or not the message can be sent', async () => {
    let isWaiting = false;
    const { server, lines } = makeTestServer(getDatabase().db, {
      sms: {
        send: () =>
          new Promise(() => {
            isWaiting = true;
          }),
      },
    });
    const response = await server.request(`${testOrigin}/api/login/otp`, {
      method: 'POST',
      headers: { origin: testOrigin, 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: known }),
    });
    expect(response.status).toBe(200);
    expect(isWaiting).toBe(true);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test.each(['', '12', '61234567', '+1 212 555 0100', 'nine', '8000 0901 2', '８００００９０１'])(
    'refuses %j with the field and the reason',
    async (phoneNumber) => {
      const { status, content } = await openBrowser().ask(phoneNumber);
      expect(status).toBe(400);
      expect(content).toEqual({
        succeed: false,
        code: 'R006',
        message: 'Validation failed.',
        fields: [
          {
            name: 'phoneNumber',
            reason: 'is not a Singapore mobile number: eight digits that begin with 8 or 9.',
          },
        ],
      });
    },
  );

  test('keeps code and secret nowhere that can be read', async () => {
    const browser = openBrowser();
    await browser.ask();
    const { rows } = await getDatabase().db.query<{ all: string }>(
      'select row_to_json(c)::text as "all" from one_time_codes c',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toContain(browser.readCode());
    expect(rows[0]?.all).not.toContain(browser.jar.get('test-logIn'));
    expect(JSON.stringify(browser.lines)).not.toContain(browser.readCode());
    expect(JSON.stringify(browser.lines)).not.toContain('80000901');
  });

  test('gives the browser a secret that scripts cannot read', async () => {
    const line = (await openBrowser().ask()).cookies.get('test-logIn');
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(line).not.toMatch(/Domain/);
  });

  test('is limited by number: one in 30 seconds, then as many a day as is set', async () => {
    const browser = openBrowser({ OTP_PER_NUMBER: '3' });
    const outcomes: [number, string | null][] = [];
    for (const pause of [0, 29_000, 1_000, 30_000, 30_000, 24 * 60 * 60 * 1000]) {
      browser.wait(pause);
      const { status, headers } = await browser.ask();
      outcomes.push([status, headers.get('retry-after')]);
    }
    expect(outcomes).toEqual([
      [200, null],
      [429, '1'],
      [200, null],
      [200, null],
      [429, '71910'],
      [200, null],
    ]);
  });

  test('is limited by number for a number that nobody has too', async () => {
    const browser = openBrowser();
    expect((await browser.ask(unknown)).status).toBe(200);
    const again = await browser.ask(unknown);
    expect(again.status).toBe(429);
    expect(again.content).toMatchObject({ code: 'R003', fields: [{ name: 'phoneNumber' }] });
  });

  test('is limited by address, whatever the number', async () => {
    const browser = openBrowser({ OTP_PER_ADDRESS: '3', TRUSTED_PROXIES: '1' });
    const from = async (address: string, index: number) =>
      (await browser.ask(`+658000100${index}`, { 'x-forwarded-for': address })).status;
    expect([await from('10.0.0.1', 1), await from('10.0.0.1', 2), await from('10.0.0.1', 3)]).toEqual([
      200, 200, 200,
    ]);
    expect(await from('10.0.0.1', 4)).toBe(429);
    expect(await from('10.0.0.2', 5)).toBe(200);
    browser.wait(60 * 60 * 1000);
    expect(await from('10.0.0.1', 6)).toBe(200);
  });

  test('fifty at once for one number make one code', async () => {
    const browser = openBrowser();
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(browser.texts).toHaveLength(1);
  });

  test('says that it is not available where no message can be sent', async () => {
    const { server } = makeTestServer(getDatabase().db, { sms: null });
    const response = await server.request(`${testOrigin}/api/login/otp`, {
      method: 'POST',
      headers: { origin: testOrigin, 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: known }),
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ succeed: false, message: /not available here/ });
  });

  test('is shown again to the browser that waits, and to no other', async () => {
    const browser = openBrowser();
    await browser.ask();
    browser.wait(10_000);
    expect((await browser.send('/api/login/otp')).content).toEqual({
      succeed: true,
      data: { phoneNumber: known, prefix: expect.any(String), expiresIn: 290, resendIn: 20 },
    });
    expect((await openBrowser().send('/api/login/otp')).content).toEqual({ succeed: true, data: null });
  });
});

describe('entering the code', () => {
  test.each([
    ['as it stands', (code: string) => code],
    ['with the prefix', (code: string) => `KTM-${code}`],
    ['with a shorter prefix', (code: string) => `AB-${code}`],
    ['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
  ])('logs in %s', async (_, write) => {
    const browser = openBrowser();
    await browser.ask();
    const { status, content, cookies } = await browser.enter(write(browser.readCode()));
    expect(status).toBe(200);
    expect(content).toEqual({ succeed: true, data: signedIn });
    expect(cookies.get('test-session')).toMatch(/HttpOnly/);
    expect(cookies.get('test-accessToken')).not.toMatch(/HttpOnly/);
    expect(cookies.get('test-logIn')).toMatch(/Max-Age=0/);
    expect(await browser.control()).toEqual(signedIn);
  });

  test.each(['', '12345', '1234567', 'abcdef', '12345a', '١٢٣٤٥٦', '-12345'])(
    'says what is wanted when it is %j, and counts no try',
    async (otp) => {
      const browser = openBrowser();
      await browser.ask();
      const { status, content } = await browser.enter(otp);
      expect(status).toBe(400);
      expect(content).toMatchObject({
        code: 'R006',
        fields: [{ name: 'otp', reason: 'should be the six digits of the message.' }],
      });
      expect((await browser.enter(browser.readCode())).status).toBe(200);
    },
  );

  test('five wrong tries end it', async () => {
    const browser = openBrowser();
    await browser.ask();
    const code = browser.readCode();
    for (let count = 0; count < MOST_TRIES; count += 1) {
      const { status, content } = await browser.enter(other(code));
      expect(status).toBe(400);
      expect(content).toMatchObject({ code: 'R006', fields: [{ name: 'otp', reason: wrongReason }] });
    }
    expect((await browser.enter(code)).content).toMatchObject({ fields: [{ reason: wrongReason }] });
    expect(await browser.control()).toEqual(signedOut);
  });

  test('fifty parallel tries count as fifty: five are compared, and the right one among the rest is refused', async () => {
    const browser = openBrowser();
    await browser.ask();
    const code = browser.readCode();
    const wrong = await Promise.all(Array.from({ length: 50 }, () => browser.enter(other(code))));
    expect(wrong.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 400));
    const { rows } = await getDatabase().db.query<{ tries: number }>('select tries from one_time_codes');
    expect(rows).toEqual([{ tries: 50 }]);
    expect((await browser.enter(code)).status).toBe(400);
  });

  test('the right code fifty times at once opens one session', async () => {
    const browser = openBrowser();
    await browser.ask();
    const code = browser.readCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.enter(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rowCount } = await getDatabase().db.query('select from sessions');
    expect(rowCount).toBe(1);
  });

  test('a code works once', async () => {
    const browser = openBrowser();
    await browser.ask();
    const [code, secret] = [browser.readCode(), browser.jar.get('test-logIn') ?? ''];
    expect((await browser.enter(code)).status).toBe(200);
    browser.jar.set('test-logIn', secret);
    expect((await browser.enter(code)).content).toMatchObject({ fields: [{ reason: wrongReason }] });
  });

  test('a code ends after five minutes', async () => {
    const browser = openBrowser();
    await browser.ask();
    browser.wait(CODE_LIFE_MS);
    expect((await browser.enter(browser.readCode())).content).toMatchObject({
      fields: [{ reason: wrongReason }],
    });
  });

  test('a code works only in the browser that asked, for the number it was sent to', async () => {
    const browser = openBrowser();
    await browser.ask();
    const code = browser.readCode();
    const stranger = openBrowser();
    expect((await stranger.enter(code)).status).toBe(400);
    stranger.wait(30_000);
    await stranger.ask();
    if (stranger.readCode() !== code) expect((await stranger.enter(code)).status).toBe(400);
    expect((await browser.enter(code, unknown)).status).toBe(400);
    expect((await browser.enter(code)).status).toBe(200);
  });

  test('a new code ends the old one of the same browser', async () => {
    const browser = openBrowser();
    await browser.ask();
    const [code, secret] = [browser.readCode(), browser.jar.get('test-logIn') ?? ''];
    browser.wait(30_000);
    await browser.ask();
    const fresh = browser.jar.get('test-logIn') ?? '';
    browser.jar.set('test-logIn', secret);
    expect((await browser.enter(code)).status).toBe(400);
    browser.jar.set('test-logIn', fresh);
    expect((await browser.enter(browser.readCode())).status).toBe(200);
  });

  test('a log-in ends the session the browser had', async () => {
    const browser = openBrowser();
    const old = await createSession(getDatabase().db, 'mei', { now: start });
    browser.jar.set('test-session', old);
    await browser.ask();
    await browser.enter(browser.readCode());
    expect(browser.jar.get('test-session')).not.toBe(old);
    browser.jar.set('test-session', old);
    expect(await browser.control()).toEqual(signedOut);
  });
});

describe('the session', () => {
  const logIn = async () => {
    const browser = openBrowser();
    await browser.ask();
    await browser.enter(browser.readCode());
    return browser;
  };

  test('tells who is signed in', async () => {
    const browser = await logIn();
    expect((await browser.send('/api/user/get')).content).toEqual({
      succeed: true,
      data: {
        id: 'mei',
        name: 'Mei',
        email: null,
        phoneNumber: known,
        userTypes: ['Tenant'],
        userTypeIds: [1],
        residentialStatus: null,
        passType: null,
        cid: null,
      },
    });
    expect((await openBrowser().send('/api/user/get')).status).toBe(401);
  });

  test('log-out answers 1, ends the session and clears both cookies, also when there was none', async () => {
    const browser = await logIn();
    const secret = browser.jar.get('test-session') ?? '';
    const { status, content, cookies } = await browser.send('/api/user/logout', {});
    expect([status, content]).toEqual([200, 1]);
    expect([...cookies.keys()].sort()).toEqual(['test-accessToken', 'test-session']);
    browser.jar.set('test-session', secret);
    expect(await browser.control()).toEqual(signedOut);
    expect((await openBrowser().send('/api/user/logout', {})).content).toBe(1);
  });

  test('lasts thirty days at most, however much it is used', async () => {
    const browser = await logIn();
    const hours = 10;
    let used = 0;
    while (used + hours < 30 * 24) {
      browser.wait(hours * 60 * 60 * 1000);
      used += hours;
      expect(await browser.control()).toEqual(signedIn);
    }
    browser.wait(hours * 60 * 60 * 1000);
    expect(await browser.control()).toEqual(signedOut);
  });
});

test.each(['/api/login/otp', '/api/login/otp/validate', '/api/user/logout'])(
  'a post to %s from another site is refused',
  async (path) => {
    const browser = openBrowser();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
      { origin: '', 'sec-fetch-site': 'same-site' },
    ]) {
      const { status, cookies } = await browser.send(path, { phoneNumber: known, otp: '123456' }, headers);
      expect(status).toBe(403);
      expect(cookies.size).toBe(0);
    }
    expect(browser.texts).toEqual([]);
  },
);
