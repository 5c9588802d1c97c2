import { beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { browserStart, openTestBrowser, resetLogIn, testNumbers } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { CODE_LIFE_MS, MAX_TRIES } from './oneTimeCode.ts';

const getDatabase = openTestDatabase();
const { known, unknown } = testNumbers;
const openBrowser = () => openTestBrowser(getDatabase().db);

beforeEach(() => resetLogIn(getDatabase().db));

const wrongReason = 'is wrong or no longer valid. Check it, or ask for a new one.';
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

const signedIn = { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } };
const signedOut = { isAuthenticated: false, isValid: false, user: null };

describe('entering the code', () => {
  test.each([
    ['as it stands', (code: string) => code],
    ['with the prefix', (code: string) => `KTM-${code}`],
    ['with a shorter prefix', (code: string) => `AB-${code}`],
    ['with spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
  ])('logs in %s', async (_, write) => {
    const browser = openBrowser();
    await browser.ask();
    const { status, content, cookies } = await browser.enter(write(browser.findCode()));
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
        fields: [{ name: 'otp', reason: "isn't complete. Enter the 6 digits we sent you." }],
      });
      expect((await browser.enter(browser.findCode())).status).toBe(200);
    },
  );

  test('is logged whether it succeeds or fails, without number, code or secret (ASVS 16.2.5, 16.3.1)', async () => {
    const browser = openBrowser();
    await browser.ask();
    const code = browser.findCode();
    const secret = browser.jar.get('test-logIn') ?? '';
    await browser.enter(other(code));
    await browser.enter(code);
    const events = browser.lines.filter(({ event }) => event !== 'request');
    expect(events).toEqual([
      expect.objectContaining({ event: 'refused', details: expect.objectContaining({ fields: 'otp' }) }),
      expect.objectContaining({ event: 'logged-in' }),
    ]);
    const logged = JSON.stringify(browser.lines);
    for (const word of [code, secret, testNumbers.known.slice(3)]) expect(logged).not.toContain(word);
  });

  test('five wrong tries end it (ASVS 6.6.3)', async () => {
    const browser = openBrowser();
    await browser.ask();
    const code = browser.findCode();
    for (let count = 0; count < MAX_TRIES; count += 1) {
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
    const code = browser.findCode();
    const wrong = await Promise.all(Array.from({ length: 50 }, () => browser.enter(other(code))));
    expect(wrong.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 400));
    const { rows } = await getDatabase().db.query<{ tries: number }>('select tries from one_time_codes');
    expect(rows).toEqual([{ tries: 50 }]);
    expect((await browser.enter(code)).status).toBe(400);
  });

  const burn = async (browser: ReturnType<typeof openBrowser>, phoneNumber: string = known) => {
    browser.wait(30_000);
    const { status } = await browser.ask(phoneNumber);
    if (status !== 200) return status;
    const code = browser.findCode();
    for (let count = 0; count < MAX_TRIES; count += 1) await browser.enter(other(code), phoneNumber);
    return status;
  };

  test.each([
    ['somebody has', known],
    ['nobody has', unknown],
  ])('three burnt codes lock a number that %s for a day, for every browser', async (_who, number) => {
    const guesser = openBrowser();
    const waiting = openBrowser();
    expect([await burn(guesser, number), await burn(guesser, number)]).toEqual([200, 200]);
    waiting.wait(90_000);
    expect((await waiting.ask(number)).status).toBe(200);
    guesser.wait(30_000);
    expect(await burn(guesser, number)).toBe(200);
    guesser.wait(30_000);
    const rejected = await guesser.ask(number);
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('retry-after')).toBe(String(24 * 60 * 60 - 30));
    expect(rejected.content).toMatchObject({
      code: 'R003',
      fields: [{ name: 'phoneNumber', reason: 'is locked for a day: too many wrong codes were entered.' }],
    });
    expect((await waiting.enter(waiting.findCode() || '123456', number)).content).toMatchObject({
      fields: [{ name: 'otp', reason: wrongReason }],
    });
    guesser.wait(24 * 60 * 60 * 1000 - 30_001);
    expect((await guesser.ask(number)).status).toBe(429);
    guesser.wait(1);
    expect((await guesser.ask(number)).status).toBe(200);
  });

  test('burnt codes of different days do not lock a number, nor do those before a right one', async () => {
    const browser = openBrowser();
    for (let day = 0; day < 4; day += 1) {
      expect(await burn(browser)).toBe(200);
      browser.wait(24 * 60 * 60 * 1000);
    }
    await burn(browser);
    await burn(browser);
    browser.wait(30_000);
    await browser.ask();
    expect((await browser.enter(browser.findCode())).status).toBe(200);
    expect(await burn(browser)).toBe(200);
    browser.wait(30_000);
    expect((await browser.ask()).status).toBe(200);
  });

  test('the right code fifty times at once opens one session', async () => {
    const browser = openBrowser();
    await browser.ask();
    const code = browser.findCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.enter(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rowCount } = await getDatabase().db.query('select from sessions');
    expect(rowCount).toBe(1);
  });

  test('a code works once (ASVS 6.5.1)', async () => {
    const browser = openBrowser();
    await browser.ask();
    const [code, secret] = [browser.findCode(), browser.jar.get('test-logIn') ?? ''];
    expect((await browser.enter(code)).status).toBe(200);
    browser.jar.set('test-logIn', secret);
    expect((await browser.enter(code)).content).toMatchObject({ fields: [{ reason: wrongReason }] });
  });

  test('a code ends after five minutes (ASVS 6.5.5)', async () => {
    const browser = openBrowser();
    await browser.ask();
    browser.wait(CODE_LIFE_MS);
    expect((await browser.enter(browser.findCode())).content).toMatchObject({
      fields: [{ reason: wrongReason }],
    });
  });

  test('a code works only in the browser that asked, for the number it was sent to (ASVS 6.6.2)', async () => {
    const browser = openBrowser();
    await browser.ask();
    const code = browser.findCode();
    const otherBrowser = openBrowser();
    expect((await otherBrowser.enter(code)).status).toBe(400);
    otherBrowser.wait(30_000);
    await otherBrowser.ask();
    if (otherBrowser.findCode() !== code) expect((await otherBrowser.enter(code)).status).toBe(400);
    expect((await browser.enter(code, unknown)).status).toBe(400);
    expect((await browser.enter(code)).status).toBe(200);
  });

  test('a new code ends the old one of the same browser', async () => {
    const browser = openBrowser();
    await browser.ask();
    const [code, secret] = [browser.findCode(), browser.jar.get('test-logIn') ?? ''];
    browser.wait(30_000);
    await browser.ask();
    const fresh = browser.jar.get('test-logIn') ?? '';
    browser.jar.set('test-logIn', secret);
    expect((await browser.enter(code)).status).toBe(400);
    browser.jar.set('test-logIn', fresh);
    expect((await browser.enter(browser.findCode())).status).toBe(200);
  });

  test('a log-in ends the session the browser had (ASVS 7.2.4)', async () => {
    const browser = openBrowser();
    const old = await createSession(getDatabase().db, 'mei', { now: browserStart });
    browser.jar.set('test-session', old);
    await browser.ask();
    await browser.enter(browser.findCode());
    expect(browser.jar.get('test-session')).not.toBe(old);
    browser.jar.set('test-session', old);
    expect(await browser.control()).toEqual(signedOut);
  });
});
