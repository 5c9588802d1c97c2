const shared: readonly string[] = [
  'accessToken',
  'consent',
  'DISABLE_MOBILE_CALLBACK',
  'onboarding',
  'redirect',
  'SIGNUP_MOBILE',
];

/** The name of a cookie of the product at an address: with its environment before it, or by https as in production. */
export function cookieName(cookie: string, url = process.env.SEWA_URL ?? ''): string {
  if (!url.startsWith('https:')) return `test-${cookie}`;
  return shared.includes(cookie) ? cookie : `__Host-${cookie}`;
}
