import { beforeEach, describe, expect, test } from 'vitest';
import { openTestBrowser, resetLogIn, testNumbers } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const { known } = testNumbers;
const openBrowser = () => openTestBrowser(getDatabase().db);

beforeEach(() => resetLogIn(getDatabase().db));

const signedIn = { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } };
const signedOut = { isAuthenticated: false, isValid: false, user: null };

describe('the session', () => {
  const logIn = async () => {
    const browser = openBrowser();
    await browser.ask();
    await browser.enter(browser.findCode());
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
        entityId: null,
        version: expect.any(Number),
        userTypes: ['Tenant'],
        userTypeIds: [1],
        residentialStatus: null,
        passType: null,
        corporates: [],
        cid: null,
      },
    });
    expect((await openBrowser().send('/api/user/get')).status).toBe(401);
  });

  test('log-out answers 1, ends the session and clears both cookies, also when there was none (ASVS 7.4.1)', async () => {
    const browser = await logIn();
    const secret = browser.jar.get('test-session') ?? '';
    const { status, content, cookies } = await browser.send('/api/user/logout', {});
    expect([status, content]).toEqual([200, 1]);
    expect([...cookies.keys()].sort()).toEqual(['test-accessToken', 'test-session']);
    browser.jar.set('test-session', secret);
    expect(await browser.control()).toEqual(signedOut);
    expect((await openBrowser().send('/api/user/logout', {})).content).toBe(1);
  });

  test('lasts thirty days at most, however much it is used (ASVS 7.3.2)', async () => {
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
