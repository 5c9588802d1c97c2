import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import {
  type BrowserAnswer,
  openTestBrowser,
  resetLogIn,
  testNumbers,
} from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const { known, unknown } = testNumbers;
const openBrowser = (variables: Record<string, string> = {}, db: Database = getDatabase().db) =>
  openTestBrowser(db, variables);

beforeEach(() => resetLogIn(getDatabase().db));

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

describe('asking for a code', () => {
  test('sends six digits with the prefix that the answer shows', async () => {
    const browser = openBrowser({ PUBLIC_URL: testOrigin });
    const { status, content } = await browser.ask('8000 0901');
    expect(status).toBe(200);
    expect(content).toEqual({
      succeed: true,
      data: {
        phoneNumber: known,
        purpose: 'logIn',
        prefix: expect.stringMatching(/^[A-Z]{3}$/),
        expiresIn: 300,
        resendIn: 30,
      },
    });
    const { prefix } = (content as { data: { prefix: string } }).data;
    expect(browser.texts).toHaveLength(1);
    expect(browser.texts[0]?.to).toBe(known);
    expect(browser.texts[0]?.text).toMatch(
      new RegExp(`^Sewa: your verification code is ${prefix}-\\d{6}\\. It's valid for 5 minutes\\.`),
    );
    expect(browser.texts[0]?.text).toMatch(/\n\n@localhost #\d{6}$/);
  });

  test.each(['８０００　０９０１', '0065 8000 0901', 'tel:+65-8000-0901', '\u202D8000\u20130901\u202C'])(
    'takes %j as it was pasted',
    async (phoneNumber) => {
      const { status, content } = await openBrowser().ask(phoneNumber);
      expect({ status, content }).toMatchObject({ status: 200, content: { data: { phoneNumber: known } } });
    },
  );

  test('answers a number that nobody has in the same words, with the same statements, and only the message says so (ASVS 6.3.8)', async () => {
    const measure = async (phoneNumber: string) => {
      const { db, statements } = countStatements(getDatabase().db);
      const browser = openBrowser({}, db);
      const requested = await browser.ask(phoneNumber);
      const afterRequest = statements();
      const entered = await browser.enter('123456', phoneNumber);
      const shape = ({ status, content, cookies }: BrowserAnswer) => ({
        status,
        names: [...cookies.keys()],
        text: JSON.stringify(content)
          .replace(phoneNumber, 'N')
          .replace(/"prefix":"[A-Z]{3}"/, ''),
      });
      return {
        requested: shape(requested),
        entered: shape(entered),
        afterRequest,
        afterEntering: statements(),
        sent: browser.texts.map(({ to, text }) => [
          to === phoneNumber,
          /your verification code is/.test(text),
        ]),
      };
    };
    const [ofKnown, ofUnknown] = [await measure(known), await measure(unknown)];
    expect({ ...ofUnknown, sent: ofKnown.sent }).toEqual(ofKnown);
    expect([ofKnown.sent, ofUnknown.sent]).toEqual([[[true, true]], [[true, false]]]);
    expect(ofKnown.requested.status).toBe(200);
    expect(ofKnown.entered.status).toBe(400);
  });

  test('tells a number that nobody has where to sign up', async () => {
    const browser = openBrowser({ PUBLIC_URL: testOrigin });
    await browser.ask(unknown);
    expect(browser.texts).toEqual([
      {
        to: unknown,
        text: expect.stringContaining(`this number has no account yet. Sign up at ${testOrigin}/signup.`),
      },
    ]);
  });

  test('takes as long whether or not the message can be sent (ASVS 6.3.8)', async () => {
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

  test.each(['', '12', '61234567', '+1 212 555 0100', 'nine', '8000 0901 2'])(
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
            reason: "isn't a Singapore mobile number. Enter 8 digits that start with 8 or 9.",
          },
        ],
      });
    },
  );

  test('keeps code and secret nowhere that can be read (ASVS 16.2.5)', async () => {
    const browser = openBrowser();
    await browser.ask();
    const { rows } = await getDatabase().db.query<{ all: string }>(
      'select row_to_json(c)::text as "all" from one_time_codes c',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toContain(browser.findCode());
    expect(rows[0]?.all).not.toContain(browser.jar.get('test-logIn'));
    expect(JSON.stringify(browser.lines)).not.toContain(browser.findCode());
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

  test('never comes too soon where nobody need wait, in whatever order requests are counted', async () => {
    const browser = openBrowser({ OTP_RESEND_SECONDS: '0' });
    const statuses: number[] = [];
    for (const pause of [0, -5, 5, 0]) {
      browser.wait(pause);
      statuses.push((await browser.ask()).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  test('is limited by number for a number that nobody has too', async () => {
    const browser = openBrowser();
    expect((await browser.ask(unknown)).status).toBe(200);
    const again = await browser.ask(unknown);
    expect(again.status).toBe(429);
    expect(again.content).toMatchObject({ code: 'R003', fields: [{ name: 'phoneNumber' }] });
  });

  test('is limited by address, whatever the number (ASVS 2.4.1)', async () => {
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

  test('is limited by address whatever the client says its address is (ASVS 4.1.3)', async () => {
    const browser = openBrowser({ OTP_PER_ADDRESS: '3' });
    const statuses: number[] = [];
    for (const index of [1, 2, 3, 4])
      statuses.push(
        (await browser.ask(`+658000200${index}`, { 'x-forwarded-for': `10.0.1.${index}` })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('is limited by what may be sent a day over all numbers, and the operator is told once (ASVS 2.4.1)', async () => {
    const browser = openBrowser({ SMS_PER_DAY: '3' });
    const numbers = [known, unknown, '+6580003001', '+6580003002', '+6580003003'];
    const answers: BrowserAnswer[] = [];
    for (const number of numbers) answers.push(await browser.ask(number));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503]);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('72000');
    expect(answers.at(-1)?.content).toMatchObject({
      code: 'R003',
      message: "We can't send any more text messages today. Try again tomorrow.",
    });
    expect(browser.texts).toHaveLength(3);
    expect(browser.lines.filter(({ level }) => level === 'error')).toEqual([
      { level: 'error', event: 'texts-spent', details: { textsPerDay: 3 } },
    ]);
    browser.wait(20 * 60 * 60 * 1000);
    expect((await browser.ask('+6580003002')).status).toBe(200);
  });

  test('takes nothing from what may be sent a day when it is refused', async () => {
    const browser = openBrowser({ SMS_PER_DAY: '2' });
    const requested = [known, known, known, unknown];
    const statuses: number[] = [];
    for (const number of requested) statuses.push((await browser.ask(number)).status);
    expect(statuses).toEqual([200, 429, 429, 200]);
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
      data: {
        phoneNumber: known,
        purpose: 'logIn',
        prefix: expect.any(String),
        expiresIn: 290,
        resendIn: 20,
      },
    });
    expect((await openBrowser().send('/api/login/otp')).content).toEqual({ succeed: true, data: null });
  });
});
