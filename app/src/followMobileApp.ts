import type { Guard, Site } from '@sewa/pages';
import { loginPath, patterns, signUpPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { makeMobileCookies, mobileMarks } from './mobileCookies.ts';

/** Pages a sign-up begins on. */
const signUpStarts: readonly string[] = [
  patterns.signUp,
  patterns.signUpAs,
  patterns.signUpCode,
  patterns.signUpInvite,
];

/** Where older versions of the mobile app come back to. */
const mobileReturns: readonly string[] = [patterns.mobileReturn, patterns.singpassMobileReturn];

function withoutMarks(url: URL): string {
  const plain = new URL(url);
  for (const { parameter } of mobileMarks) plain.searchParams.delete(parameter);
  return `${plain.pathname}${plain.search}`;
}

/**
 * A sign-up that the mobile app began says so in its address: that is remembered and the address made plain. Its return from
 * Singpass leads to sign-up then, unless the app wants its return not to be used, and to log-in otherwise.
 */
export function followMobileApp(site: Site): Guard {
  const cookies = makeMobileCookies(site);
  return ({ row, url, request }) => {
    const path = row?.path ?? '';
    if (signUpStarts.includes(path) && request.method !== 'POST') {
      const said = cookies.remember(url);
      if (said) throw redirect(withoutMarks(url), { status: 302, headers: said.headers });
    }
    if (!mobileReturns.includes(path)) return;
    const { isSignUp, headers } = cookies.take(request);
    throw redirect(isSignUp ? signUpPath() : loginPath(), { status: 302, headers });
  };
}
