import { ApiError } from '@sewa/api/errors';
import {
  type GuardRequests,
  requirePermission,
  requireSignIn,
  requireValidity,
  requireWholeProfile,
} from '@sewa/auth/router';
import {
  discoverFilterNames,
  findCuratedFilters,
  listUnknownAreas,
  listUnknownCodes,
  parseDiscoverFilters,
  serializeDiscoverFilters,
} from '@sewa/formatters';
import type { Guard, PageRequest, PageRow, Site } from '@sewa/pages';
import {
  dashboardPath,
  discoverPath,
  errorPath,
  findWaitlistName,
  greetPath,
  leavingPath,
  listingPath,
  logInQuery,
  loginPath,
  missingPath,
  namedWaitlistPatterns,
  patterns,
  selectionPath,
  signUpByPath,
  signUpOnboardingPath,
  signUpPath,
} from '@sewa/paths';
import { data, redirect, redirectDocument } from 'react-router-dom';
import { followMobileApp } from './followMobileApp.ts';
import { type GreetCookie, makeGreetCookie } from './greetCookie.ts';
import { makeRedirectCookie, type RedirectCookie } from './redirectCookie.ts';

/** The user type of people who act for corporates. */
const corporateUser = 'CorporateUser';

/** The path of a page as its pattern writes it: the pattern's own words, and the parts it names as they are. */
function writePath(pattern: string, pathname: string): string {
  const parts = pathname.split('/').filter(Boolean);
  const words = pattern.split('/').filter(Boolean);
  return `/${words.map((word, index) => (word.startsWith(':') ? parts[index] : word)).join('/')}`;
}

/** Redirects a path in another case, or with other slashes, to the one the page has. The router finds the page by either. */
const followPattern: Guard = ({ row, url }) => {
  if (!row) return;
  const path = writePath(row.path, url.pathname);
  if (path !== url.pathname) throw redirect(`${path}${url.search}`, 308);
};

const filterNames: readonly string[] = discoverFilterNames;

/** Query strings as one, without those that are empty. */
const joinQueries = (...queries: readonly string[]): string => queries.filter(Boolean).join('&');

/** The parameters of an address that fit, as a query string. */
const pickQuery = ({ searchParams }: URL, fits: (name: string, value: string) => boolean): string =>
  new URLSearchParams([...searchParams].filter(([name, value]) => fits(name, value))).toString();

/** The filters of an address, in the order of the address. */
const serializeGivenFilters = (url: URL): string => pickQuery(url, (name) => filterNames.includes(name));

/** Redirects curated and short search addresses, and forms sent without script, to the canonical address. */
const followDiscoverRedirects: Guard = ({ row, params, url }) => {
  if (row?.path === patterns.discoverEntry && params.id !== 'favourites') {
    const curated = findCuratedFilters(params.id ?? '');
    if (!curated) throw redirect(`${listingPath(params.id ?? '', 'property-rental')}${url.search}`, 308);
    const others = pickQuery(url, (name) => !Object.hasOwn(curated, name));
    throw redirect(discoverPath(joinQueries(serializeDiscoverFilters(curated), others)), 308);
  }
  if (row?.path !== patterns.discover) return;
  // The page says what is unknown; a redirect would lose it.
  if (listUnknownAreas(url.searchParams).length + listUnknownCodes(url.searchParams).length > 0) return;
  const query = serializeDiscoverFilters(parseDiscoverFilters(url.searchParams));
  if (serializeGivenFilters(url) === new URLSearchParams(query).toString()) return;
  const others = pickQuery(url, (name, value) => !filterNames.includes(name) && value !== '');
  throw redirect(discoverPath(joinQueries(query, others)), 302);
};

const nobody: Awaited<ReturnType<GuardRequests['control']>> = {
  isAuthenticated: false,
  isValid: false,
  user: null,
};

/** Who is signed in, by control; if the server refuses to say, no one is, and the guards send them to log-in. */
async function identify(call: GuardRequests['control']): ReturnType<GuardRequests['control']> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return nobody;
    throw error;
  }
}

const control = (preload: PageRequest['preload']) => identify(() => preload('control', {}));

/** Makes calls through the cache that the page's components read from. */
const requestsBy = (preload: PageRequest['preload']): GuardRequests => ({
  control: () => control(preload),
  missing: () => preload('missing', {}),
  permissions: () => preload('permissions', {}),
});

/** Where to continue with sign-up: after the choice of a user type, if there is one. */
async function findSignUp(preload: PageRequest['preload']): Promise<string> {
  return (await preload('getSignUpDraft', {})).userType === null ? signUpPath() : signUpByPath();
}

/** Sends visitors of a page for signed-in people to log-in and remembers the path; a form they sent is returned to send again. */
const passSignedIn =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, url, request, preload }) => {
    if (!row?.guard?.isSignedInOnly || row.guard.isControlSkipped) return;
    const reads = requestsBy(preload);
    const { isAuthenticated } = await reads.control();
    // A redirect would lose what was sent, so the answer contains it.
    if (!isAuthenticated && request.method === 'POST') throw data({ code: 'R003' }, { status: 401 });
    const bounce = isAuthenticated ? null : returnTo.countBounce(request);
    if (isAuthenticated && row.guard.canBeUnfinished) return;
    await requireSignIn(reads, {
      logIn: {
        to: bounce?.isCircle ? errorPath('login') : loginPath(),
        headers: () => [...Object.entries(returnTo.remember(url)), ...(bounce?.headers ?? [])],
      },
      signUp: { to: () => findSignUp(preload), headers: () => Object.entries(returnTo.remember(url)) },
    });
  };

/** Sends visitors who want to log in on a page that is shown to them too to log-in, and remembers the page. */
const passAskedLogIn =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, url, preload }) => {
    if (!row?.guard?.offersLogIn || !url.searchParams.has(logInQuery)) return;
    const page = new URL(url);
    page.searchParams.delete(logInQuery);
    const { isAuthenticated } = await control(preload);
    if (isAuthenticated) throw redirect(`${page.pathname}${page.search}`, 303);
    throw redirect(loginPath(), { status: 302, headers: returnTo.remember(page) });
  };

/**
 * Sends signed-in people from log-in to where they wanted to go, or to a page of their own (not to the home page: without
 * script, public pages show log-in to everyone). An invitation they follow comes first; so does the greeting, after the first
 * log-in of a day on a device.
 */
const passVisitor =
  (returnTo: RedirectCookie, greeting: GreetCookie): Guard =>
  async ({ row, request, preload }) => {
    if (!row?.guard?.isVisitorOnly) return;
    const { isAuthenticated, isValid } = await control(preload);
    if (!isAuthenticated) return;
    if (await preload('currentInvitation', {})) throw redirect(signUpOnboardingPath(), 303);
    if (!isValid) throw redirect(await findSignUp(preload), 303);
    // People who requested deletion are asked first whether they stay; the remembered path stays.
    if (await preload('getDeletion', {})) throw redirect(leavingPath(), 303);
    const { path, headers } = returnTo.take(request);
    const greeted = path === null ? greeting.take(request) : { isFirst: false, headers: {} };
    throw redirect(path ?? (greeted.isFirst ? greetPath() : dashboardPath()), {
      status: 303,
      headers: [...headers, ...Object.entries(greeted.headers)],
    });
  };

/** Shows 'Page Not Found' if the page rejects its parameters. */
const passValid: Guard = ({ row, params, url }) =>
  requireValidity(row?.guard?.isValid?.(params) ?? true, url.pathname);

/** Shows a problem if a signed-in person's data can't be read; a server that can't answer now is not such a problem. */
function refuseUser(error: unknown): never {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
  const { code, message } = error;
  throw data({ code, message, isUserProblem: true }, { status: Math.max(error.status, 400) });
}

/** Whether a page is for people whose sign-up and profile are complete. */
const mustBeWhole = (row: PageRow | null): boolean =>
  row?.guard?.isSignedInOnly === true && !row.guard.isControlSkipped && !row.guard.canBeUnfinished;

/** Sends people to complete their profile first, and remembers the path. */
const passWholeProfile =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, url, preload }) => {
    const isForEverybody = row?.guard?.needsWholeProfile === true;
    if (!(mustBeWhole(row) || isForEverybody) || url.pathname === missingPath()) return;
    if (isForEverybody && !(await control(preload)).isAuthenticated) return;
    await requireWholeProfile(
      { missing: () => preload('missing', {}).catch(refuseUser) },
      { to: missingPath(), headers: () => returnTo.remember(url) },
    );
  };

/** Pages you can see before you choose which corporate to act for. */
const beforeChoosing: readonly string[] = [patterns.missing, patterns.complete, patterns.selection];

/** Sends people who belong to corporates but act for none to choose one first, and remembers the path. */
const requireChosenCorporate =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, url, preload }) => {
    if (!mustBeWhole(row) || beforeChoosing.includes(row?.path ?? '')) return;
    const { user } = await control(preload);
    if (!user || user.cid !== null || !user.userTypes.includes(corporateUser)) return;
    const { corporates } = await preload('getUser', {});
    if (corporates.length > 0)
      throw redirect(selectionPath(), { status: 302, headers: returnTo.remember(url) });
  };

/**
 * Checks again who is signed in and continues to where they wanted to go in a new document, because what was loaded before
 * may be out of date.
 */
const goOnAnew =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, request, client }) => {
    if (row?.path !== patterns.refresh) return;
    const { isAuthenticated, isValid } = await identify(() => client.control());
    if (!isAuthenticated) throw redirectDocument(loginPath(), 302);
    if (!isValid) throw redirectDocument(signUpPath(), 302);
    const { path, headers } = returnTo.take(request);
    throw redirectDocument(path ?? dashboardPath(), { status: 303, headers });
  };

/** After sign-up: continues to the remembered page, or shows the welcome. */
const passWelcomed =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, request }) => {
    if (row?.path !== patterns.welcome) return;
    const { path, headers } = returnTo.take(request);
    if (path !== null) throw redirect(path, { status: 303, headers });
  };

/** Whether somebody acts for corporates, but for none now. */
async function actsForNobody(preload: PageRequest['preload']): Promise<boolean> {
  const { user } = await control(preload);
  return user !== null && user.cid === null && user.userTypes.includes(corporateUser);
}

/** What only companies have. */
const companySubjects: readonly string[] = ['Biz', 'PartnerSite', 'Subbusiness'];

/**
 * Sends people without the page's permission to `/error/401`, or `/error/company` from the pages of companies; from the pages of homes, somebody who would act for a corporate, but
 * for none now, to where one is chosen.
 */
const passPermitted: Guard = async ({ row, preload }) => {
  if (!row?.guard?.can) return;
  const isChoosing = row.guard.can[1] === 'Property' && (await actsForNobody(preload));
  if (row.guard.offersRole && !isChoosing) return;
  const error = companySubjects.includes(row.guard.can[1]) ? 'company' : 401;
  const to = isChoosing ? selectionPath() : errorPath(error);
  await requirePermission(requestsBy(preload), row.guard.can, { to });
};

/** A target with the query of the address somebody came by; what the target says itself comes first. */
function addQuery(to: string, { searchParams, origin }: URL): string {
  if (searchParams.size === 0) return to;
  const target = new URL(to, origin);
  for (const [name, value] of searchParams) target.searchParams.append(name, value);
  return to.startsWith('/') ? `${target.pathname}${target.search}${target.hash}` : target.href;
}

/**
 * Finds out for whom the server renders a private page, so that its header is theirs before script is there. In a browser the
 * session says so.
 */
const findReader: Guard = async ({ row, request, preload }) => {
  if (typeof document !== 'undefined' || request.method !== 'GET') return;
  if (row?.visibility !== 'private' || row.guard?.isControlSkipped) return;
  // A page for everybody is shown all the same when the server can't say.
  await control(preload).catch(() => undefined);
};

/** Redirects a path that has moved, by the server's list; an absolute target leaves the app. */
const followServerRedirects: Guard = async ({ url, preload }) => {
  const found = await preload('findRedirect', { path: url.pathname });
  if (!found) return;
  const to = addQuery(found.to, url);
  throw to.startsWith('/') ? redirect(to, found.status) : redirectDocument(to, found.status);
};

/** Redirects unknown paths to the main domain, if there is one. */
const leaveForMainDomain =
  (site: Site): Guard =>
  ({ row, url }) => {
    if (row === null && site.mainDomain)
      throw redirectDocument(`${site.mainDomain}${url.pathname}${url.search}`, 302);
  };

const isNamedWaitlist = (row: PageRow): boolean => namedWaitlistPatterns.includes(row.path);

/** Whether a waitlist has the name in a path. */
async function hasWaitlist({ url, preload }: PageRequest): Promise<boolean> {
  try {
    await preload('getWaitlist', { name: findWaitlistName(url.pathname) });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/** Treats a name that fits the pattern of any waitlist, but is none, as the unknown path that it is, which may have moved. */
const passUnknownName =
  (guards: readonly Guard[]): Guard =>
  async (request) => {
    if (!request.row || !isNamedWaitlist(request.row)) return;
    await followServerRedirects(request);
    if (await hasWaitlist(request)) return;
    for (const guard of guards) await guard({ ...request, row: null });
    throw data({ path: request.url.pathname }, { status: 404 });
  };

/** All guards of a route table, in their order. */
export function makeGuards(site: Site, rows: readonly PageRow[]): Guard[] {
  const returnTo = makeRedirectCookie(
    site,
    rows.filter((row) => !isNamedWaitlist(row)),
  );
  const guards = [
    followPattern,
    followDiscoverRedirects,
    followMobileApp(site),
    passSignedIn(returnTo),
    passAskedLogIn(returnTo),
    passVisitor(returnTo, makeGreetCookie(site)),
    passValid,
    passWholeProfile(returnTo),
    requireChosenCorporate(returnTo),
    goOnAnew(returnTo),
    passWelcomed(returnTo),
    passPermitted,
    findReader,
    followServerRedirects,
    leaveForMainDomain(site),
  ];
  return [passUnknownName(guards), ...guards];
}
