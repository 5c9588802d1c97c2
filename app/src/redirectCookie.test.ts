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

const { remember, take } = makeRedirectCookie(site, rows);
const read = (cookie: string) => take(new Request('https://sewa.test/login', { headers: { cookie } }));
const clearing = { 'set-cookie': 'redirect=; Path=/; Max-Age=0; SameSite=Lax; Secure' };

test('a page of ours is remembered without its query, and found once', () => {
  const { 'set-cookie': line = '' } = remember(new URL('https://sewa.test/discover/favourites?x=1#y'));
  expect(line).toBe('redirect=%2Fdiscover%2Ffavourites; Path=/; Max-Age=900; SameSite=Lax; Secure');
  expect(read(line.split(';')[0] ?? '')).toEqual({ path: '/discover/favourites', headers: clearing });
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
  ])('%j leads nowhere and is cleared', (path) => {
    expect(read(`redirect=${encodeURIComponent(path)}`)).toEqual({ path: null, headers: clearing });
  });

  test.each(['redirect=%', 'redirect=%E0%A4%A', 'redirect=%2Fdiscover; redirect=%2F', 'redirect='])(
    '%j leads nowhere and is cleared',
    (cookie) => expect(read(cookie)).toEqual({ path: null, headers: clearing }),
  );

  test('without a cookie nothing is cleared', () => {
    expect(read('other=1')).toEqual({ path: null, headers: {} });
  });
});

test.each(['/login', '/user/logout', '/error/401', '/nowhere/at/all'])('%s is not remembered', (path) => {
  expect(remember(new URL(path, 'https://sewa.test'))).toEqual({});
});

test('outside production the name begins with the environment, and a local page needs no https', () => {
  const page: PageRow = { ...rows[0], path: '/deal/:id' } as PageRow;
  const cookie = makeRedirectCookie({ ...site, cookiePrefix: 'dev-', cookieDomain: 'sewa.test' }, [page]);
  expect(cookie.remember(new URL('http://localhost:3000/deal/7'))).toEqual({
    'set-cookie': 'dev-redirect=%2Fdeal%2F7; Path=/; Max-Age=900; SameSite=Lax; Domain=sewa.test',
  });
});
