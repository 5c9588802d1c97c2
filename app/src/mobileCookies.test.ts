import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMobileCookies } from './mobileCookies.ts';

const site = {
  name: 'Sewa',
  publicUrl: 'https://app.sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};
const shared = { ...site, cookiePrefix: 'test-', cookieDomain: 'sewa.test' };
const cookies = makeMobileCookies(shared);
const signUp = (query: string) => new URL(`https://app.sewa.test/signup/tenant${query}`);
const back = (cookie: string, given = cookies) =>
  given.take(new Request('https://app.sewa.test/login/sp/mobile?code=x', { headers: { cookie } }));
const lines = (answer: { headers: [string, string][] } | null) => answer?.headers.map(([, line]) => line);

test('what the app says about its sign-up is kept for half an hour, on the parent domain, by https only', () => {
  expect(lines(cookies.remember(signUp('?signupMobile=1&disableMobileCallback=1')))).toEqual([
    'test-SIGNUP_MOBILE=1; Path=/; Max-Age=1800; SameSite=Lax; Secure; Domain=sewa.test',
    'test-DISABLE_MOBILE_CALLBACK=1; Path=/; Max-Age=1800; SameSite=Lax; Secure; Domain=sewa.test',
  ]);
});

test('in production no environment stands before the names, and nothing is left of what was said before', () => {
  const { remember } = makeMobileCookies(site);
  expect(lines(remember(signUp('?signupMobile=1')))).toEqual([
    'SIGNUP_MOBILE=1; Path=/; Max-Age=1800; SameSite=Lax; Secure',
    'DISABLE_MOBILE_CALLBACK=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});

test('an address without such a mark keeps nothing', () => {
  expect(cookies.remember(signUp(''))).toBeNull();
  expect(cookies.remember(signUp('?SIGNUP_MOBILE=1&x=signupMobile'))).toBeNull();
});

test('whatever else a query says, only a plain 1 is a mark, and nothing of the query gets into a cookie', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      fc.pre(value !== '1');
      const answer = cookies.remember(signUp(`?signupMobile=${encodeURIComponent(value)}`));
      expect(lines(answer)?.every((line) => /^test-\w+=; Path=\/; Max-Age=0;/.test(line))).toBe(true);
    }),
  );
});

test.each([
  ['', false],
  ['test-SIGNUP_MOBILE=1', true],
  ['a=b; test-SIGNUP_MOBILE=true', true],
  ['test-SIGNUP_MOBILE=0', false],
  ['test-SIGNUP_MOBILE=false', false],
  ['test-SIGNUP_MOBILE=', false],
  ['SIGNUP_MOBILE=1', false],
  ['dev-SIGNUP_MOBILE=1', false],
  ['X-test-SIGNUP_MOBILE=1', false],
  ['test-DISABLE_MOBILE_CALLBACK=1', false],
  ['test-SIGNUP_MOBILE=1; test-DISABLE_MOBILE_CALLBACK=1', false],
  ['test-SIGNUP_MOBILE=1; DISABLE_MOBILE_CALLBACK=1', true],
  ['test-SIGNUP_MOBILE=1; test-DISABLE_MOBILE_CALLBACK=0', true],
])('with the cookies %j the return leads to sign-up: %s', (cookie, isSignUp) => {
  expect(back(cookie).isSignUp).toBe(isSignUp);
});

test('in production only the bare names count', () => {
  expect(back('SIGNUP_MOBILE=1', makeMobileCookies(site)).isSignUp).toBe(true);
  expect(back('test-SIGNUP_MOBILE=1', makeMobileCookies(site)).isSignUp).toBe(false);
});

test('once used they are cleared, on the domain and on this host', () => {
  expect(lines(back('test-SIGNUP_MOBILE=1'))).toEqual([
    'test-SIGNUP_MOBILE=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=sewa.test',
    'test-SIGNUP_MOBILE=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
  expect(lines(back('a=b'))).toEqual([]);
});

test('on this machine they need no encryption', () => {
  const { remember } = makeMobileCookies({ ...site, cookiePrefix: 'dev-' });
  const put = lines(remember(new URL('http://localhost:3000/signup?signupMobile=1')));
  expect(put?.[0]).toBe('dev-SIGNUP_MOBILE=1; Path=/; Max-Age=1800; SameSite=Lax');
});
