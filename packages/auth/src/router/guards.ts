import type { RouteAnswer } from '@sewa/api/client';

/** What guards ask the server: a client, or the same calls by way of the loader's cache. */
export interface GuardRequests {
  readonly control: () => Promise<RouteAnswer<'control'>>;
  readonly missing: () => Promise<RouteAnswer<'missing'>>;
  readonly permissions: () => Promise<RouteAnswer<'permissions'>>;
}

/** Where somebody is sent; a function is asked only for who is sent. */
export interface RedirectTarget {
  readonly to: string | (() => Promise<string>);
  /** Makes the headers of that answer, such as the cookie that remembers where they wanted to go; only for who is sent. */
  readonly headers?: () => HeadersInit;
}

/** What a router in data mode takes for a redirect. */
async function send({ to, headers }: RedirectTarget): Promise<Response> {
  const sent = new Headers(headers?.());
  sent.set('location', typeof to === 'string' ? to : await to());
  return new Response(null, { status: 302, headers: sent });
}

/** Where somebody goes who may not see a page of signed-in people. */
export interface SignInRedirects {
  /** For nobody signed in. */
  readonly logIn: RedirectTarget;
  /** For somebody whose sign-up is not complete. */
  readonly signUp: RedirectTarget;
}

/** Lets signed-in, valid users pass; throws the way to log-in, or to the rest of the sign-up. */
export async function requireSignIn(
  { control }: Pick<GuardRequests, 'control'>,
  { logIn, signUp }: SignInRedirects,
): Promise<void> {
  const { isAuthenticated, isValid } = await control();
  if (!isAuthenticated) throw await send(logIn);
  if (!isValid) throw await send(signUp);
}

/** Throws the answer 404 with the page's path unless the page is valid. */
export function requireValidity(isValid: boolean, path: string): void {
  if (!isValid) throw Response.json({ path }, { status: 404 });
}

/** Lets whole profiles pass; throws the way to where a profile with holes is completed. */
export async function requireWholeProfile(
  { missing }: Pick<GuardRequests, 'missing'>,
  completion: RedirectTarget,
): Promise<void> {
  const { emptyKeys } = await missing();
  if (emptyKeys.length > 0) throw await send(completion);
}

/** Lets those pass who may do this to some row of the subject; throws the way for the others. */
export async function requirePermission(
  { permissions }: Pick<GuardRequests, 'permissions'>,
  [action, subject]: readonly [action: string, subject: string],
  rejected: RedirectTarget,
): Promise<void> {
  const [rules, { createAbility }] = await Promise.all([permissions(), import('../rules/createAbility.ts')]);
  if (!createAbility(rules).can(action, subject)) throw await send(rejected);
}
