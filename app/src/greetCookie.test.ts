import { expect, test } from 'vitest';
import { makeGreetCookie } from './greetCookie.ts';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
  cookiePrefix: 'test-',
};
const ask = (cookie: string, moment: string, url = 'https://sewa.test/login') =>
  makeGreetCookie(site).take(new Request(url, { headers: { cookie } }), new Date(moment));

test('the first log-in of a day in Singapore is told from the next', () => {
  const first = ask('', '2026-11-21T15:59:59Z');
  expect(first).toEqual({
    isFirst: true,
    headers: { 'set-cookie': 'test-greeted=2026-11-21; Path=/; Max-Age=86400; SameSite=Lax; Secure' },
  });
  expect(ask('a=b; test-greeted=2026-11-21', '2026-11-21T15:59:59Z').isFirst).toBe(false);
  expect(ask('test-greeted=2026-11-21', '2026-11-21T16:00:00Z').isFirst).toBe(true);
});

test.each(['test-greeted=', 'test-greeted=always', 'greeted=2026-11-21', 'xtest-greeted=2026-11-21'])(
  '%j is no greeting of today',
  (cookie) => expect(ask(cookie, '2026-11-21T04:00:00Z').isFirst).toBe(true),
);

test('on this machine it needs no encryption', () => {
  expect(ask('', '2026-11-21T04:00:00Z', 'http://localhost:3000/login').headers['set-cookie']).not.toContain(
    'Secure',
  );
});
