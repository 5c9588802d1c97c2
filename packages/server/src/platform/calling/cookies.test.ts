import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../settings/parseSettings.ts';
import { type CookieName, clearCookie, findCookie, putCookie } from './cookies.ts';

const readable: CookieName[] = ['accessToken', 'consent', 'onboarding'];
const secret: CookieName[] = ['session', 'intent', 'logIn', 'signUp', 'attempt'];
const end = new Date('2026-11-21T16:00:00Z');

const inTest = parseSettings({ APP_ENV: 'test' });
const inProduction = parseSettings({
  APP_ENV: 'production',
  TRUSTED_PROXIES: '0',
  PUBLIC_URL: 'https://app.sewa.example',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example/messages',
  COOKIE_DOMAIN: 'sewa.example',
});

/** The cookies an answer sets, each as its parts; what is asked is `https://app.sewa.example` unless said otherwise. */
async function setBy(
  act: (...given: Parameters<typeof clearCookie>) => void,
  settings: typeof inTest,
  cookie: CookieName,
  url = 'https://app.sewa.example/',
): Promise<string[][]> {
  const app = new Hono().get('/', (c) => {
    act(c, settings, cookie);
    return c.body(null);
  });
  const response = await app.request(url);
  return response.headers.getSetCookie().map((line) => line.split('; ').toSorted());
}

const put: typeof clearCookie = (c, settings, cookie) => putCookie(c, settings, cookie, 'value', end);
const expires = 'Expires=Sat, 21 Nov 2026 16:00:00 GMT';

describe('in production', () => {
  test.each(secret)(
    'the secret %s belongs to one host, and no script reads it (ASVS 3.3.1, 3.3.4)',
    async (cookie) => {
      expect(await setBy(put, inProduction, cookie)).toEqual([
        [expires, 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure', `__Host-${cookie}=value`],
      ]);
    },
  );

  test.each(readable)('%s is shared on the parent domain, and scripts read it', async (cookie) => {
    expect(await setBy(put, inProduction, cookie)).toEqual([
      ['Domain=sewa.example', expires, 'Path=/', 'SameSite=Lax', 'Secure', `${cookie}=value`].toSorted(),
    ]);
  });

  test('what is shared is shared with nobody where no domain is set', async () => {
    const [deps] = await setBy(put, { ...inProduction, cookieDomain: null }, 'consent');
    expect(deps?.filter((part) => part.startsWith('Domain'))).toEqual([]);
  });

  test('not even on this machine does a cookie go over plain http', async () => {
    expect((await setBy(put, inProduction, 'session', 'http://localhost/'))[0]).toContain('Secure');
  });

  test('a secret is cleared on its host, what is shared on its domain, too', async () => {
    expect(await setBy(clearCookie, inProduction, 'session')).toEqual([
      ['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure', '__Host-session='],
    ]);
    const plain = ['Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure', 'accessToken='];
    expect(await setBy(clearCookie, inProduction, 'accessToken')).toEqual([
      ['Domain=sewa.example', ...plain],
      plain,
    ]);
  });
});

describe('elsewhere', () => {
  test('names say where, so that two environments on one machine do not meet', async () => {
    for (const cookie of [...secret, ...readable])
      expect((await setBy(put, inTest, cookie))[0]).toContain(`test-${cookie}=value`);
  });

  test.each([
    ['http://localhost:3000/', false],
    ['http://127.0.0.1:3000/', false],
    ['http://192.168.1.7:3000/', true],
    ['https://app.sewa.test/', true],
  ])('at %s a cookie is for https only: %j', async (url, isSecure) => {
    expect((await setBy(put, inTest, 'session', url))[0]?.includes('Secure')).toBe(isSecure);
  });

  test('a cookie without an end lasts as long as the browser is open', async () => {
    const [deps] = await setBy(
      (c, settings, cookie) => putCookie(c, settings, cookie, 'v', null),
      inTest,
      'logIn',
    );
    expect(deps?.filter((part) => /^(Expires|Max-Age)/.test(part))).toEqual([]);
  });
});

test.each([
  ['test-session=abc', inTest, 'abc'],
  ['session=abc', inTest, null],
  ['__Host-session=abc', inProduction, 'abc'],
  ['session=abc', inProduction, null],
  ['', inTest, null],
])('of the cookies %j the session is read by its whole name', async (cookie, settings, value) => {
  let found: string | null | undefined;
  const app = new Hono().get('/', (c) => {
    found = findCookie(c, settings, 'session');
    return c.body(null);
  });
  await app.request('https://app.sewa.example/', { headers: { cookie } });
  expect(found).toBe(value);
});
