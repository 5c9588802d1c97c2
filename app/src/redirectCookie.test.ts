import type { PageRow, Site } from '@sewa/pages';
import { describe, expect, test } from 'vitest';
import { makeRedirectCookie } from './redirectCookie.ts';
import { rows } from './routes.ts';

const site: Site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};

const { remember, take, countBounce } = makeRedirectCookie(site, rows);
const read = (cookie: string) => take(new Request('https://sewa.test/login', { headers: { cookie } }));
const clearing = [['set-cookie', 'redirect=; Path=/; Max-Age=0; SameSite=Lax; Secure']];

test('a page of ours is remembered with its query, and found once', () => {
  const { 'set-cookie': line = '' } = remember(
    new URL('https://sewa.test/discover/favourites?x=1&q=a%20b#y'),
  );
  expect(line).toBe(
    'redirect=%2Fdiscover%2Ffavourites%3Fx%3D1%26q%3Da%2520b; Path=/; Max-Age=600; SameSite=Lax; Secure',
  );
  expect(read(line.split(';')[0] ?? '')).toEqual({
    path: '/discover/favourites?x=1&q=a%20b',
    headers: clearing,
  });
});

test.each([
  '?next=//evil.example',
  '?next=%5c%5cevil.example',
  '?a=%0d%0aset-cookie',
  '?a=%',
  `?${'x'.repeat(3_000)}`,
])('the query %j is left out', (query) => {
  const { 'set-cookie': line = '' } = remember(new URL(`https://sewa.test/dashboard${query}`));
  expect(read(line.split(';')[0] ?? '').path).toBe('/dashboard');
});

describe('on reading, as if anybody had written it', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\0',
    '/%2f/evil.example\r\nset-cookie: a=b',
    'javascript:alert(1)',
    'discover',
    '',
    '/discover?next=//evil.example',
    '/discover?next=%2f%2fevil.example',
    '/login?x=1',
    '//evil.example?x=1',
    '/discover#x',
    '/discover/../login',
    '/./discover',
    '/login',
    '/login/otp',
    '/user/logout',
    '/error/401',
    '/no/such/page/at/all',
    '/api/user/logout',
    `/${'x'.repeat(3_000)}`,
    '/discover/\u202e',
    '/login;x=1',
    '/login;/otp',
    '/login/otp;x=1',
    '/%6cogin',
    '/LOGIN/otp',
    '/%2e%2e/login',
    '/user%2flogout',
    '/discover;x=1',
    '/discover/abc;x=1/home',
    '/discover/%2f%2fevil.example/x',
    '/discover/%5cevil.example/x',
    '/discover/%252fevil.example/x',
    '/discover/%25252e/x',
    '/discover/%0d%0aset-cookie/x',
    '/discover/%00/x',
    '/discover/%3Fnext=evil/x',
    '/%2Fevil.example',
    '/%5c%5cevil.example',
    '/api/user/control',
    '/api%2fuser',
    '/refresh',
    '/refresh/',
    '/splogin',
    '/splogin;x',
    '/error',
    '/error/404',
    '/media/abc',
    '/user/missing',
    '/user/prove',
    '/user/leaving',
    'https:/discover',
    'https:discover',
    '/discover\\evil',
    '\u2044/evil.example',
    '/\u3002/evil.example',
    ' /discover',
    '/discover ',
    '/\t/discover',
  ])('%j leads nowhere and is cleared', (path) => {
    expect(read(`redirect=${encodeURIComponent(path)}`)).toEqual({ path: null, headers: clearing });
  });

  test.each(['redirect=%', 'redirect=%E0%A4%A', 'redirect=%2Fdiscover; redirect=%2F', 'redirect='])(
    '%j leads nowhere and is cleared',
    (cookie) => expect(read(cookie)).toEqual({ path: null, headers: clearing }),
  );

  test('without a cookie nothing is cleared', () => {
    expect(read('other=1')).toEqual({ path: null, headers: [] });
  });
});

test.each([
  '/discover',
  '/discover/favourites',
  '/profile/me',
  '/dashboard',
  '/discover/abcdefghijkl/a-home',
  '/discover?noOfBedRooms=2&searchParams=a,b',
  '/dashboard/invitations?home=7',
])('%s is found as it is', (path) => expect(read(`redirect=${encodeURIComponent(path)}`).path).toBe(path));

test('a browser with a session is sent to log-in three times within seconds, is stopped the fourth time, and then begins anew', () => {
  const at = Date.parse('2026-11-21T04:00:00Z');
  let cookie = '';
  const bounce = (now: number) => {
    const { isCircle, headers } = countBounce(
      new Request('https://sewa.test/login', { headers: { cookie: `__Host-session=x; ${cookie}` } }),
      now,
    );
    cookie = headers[0]?.[1].split(';')[0] ?? '';
    return isCircle;
  };
  expect([0, 1, 2, 3, 4].map((second) => bounce(at + second * 1_000))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  cookie = '__Host-bounces=3-1';
  expect(bounce(at)).toBe(false);
  cookie = '__Host-bounces=3-99999999999999999999';
  expect(bounce(at)).toBe(false);
  expect(countBounce(new Request('https://sewa.test/profile'), at)).toEqual({
    isCircle: false,
    headers: [],
  });
});

test.each(['/login', '/user/logout', '/error/401', '/nowhere/at/all'])('%s is not remembered', (path) => {
  expect(remember(new URL(path, 'https://sewa.test'))).toEqual({});
});

test('outside production the name begins with the environment, and a local page needs no https', () => {
  const page: PageRow = { ...rows[0], path: '/deal/:id' } as PageRow;
  const cookie = makeRedirectCookie({ ...site, cookiePrefix: 'dev-', cookieDomain: 'sewa.test' }, [page]);
  expect(cookie.remember(new URL('http://localhost:3000/deal/7'))).toEqual({
    'set-cookie': 'dev-redirect=%2Fdeal%2F7; Path=/; Max-Age=600; SameSite=Lax; Domain=sewa.test',
  });
});

test('one shared with a domain is cleared on this host too, where another may be planted', () => {
  const cookie = makeRedirectCookie({ ...site, cookieDomain: 'sewa.test' }, rows);
  const request = new Request('https://app.sewa.test/login', { headers: { cookie: 'redirect=%2Fdiscover' } });
  expect(cookie.take(request).headers).toEqual([
    ['set-cookie', 'redirect=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=sewa.test'],
    ['set-cookie', 'redirect=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
  ]);
});
