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
  parseDiscoverFilters,
  serializeDiscoverFilters,
} from '@sewa/formatters';
import type { Guard, PageRequest, PageRow, Site } from '@sewa/pages';
import {
  dashboardPath,
  discoverPath,
  errorPath,
  greetPath,
  leavingPath,
  listingPath,
  loginPath,
  missingPath,
  patterns,
  selectionPath,
  signUpByPath,
  signUpOnboardingPath,
  signUpPath,
} from '@sewa/paths';
import { plannedPatterns } from '@sewa/paths/planned';
import { data, matchPath, redirect, redirectDocument } from 'react-router-dom';
import { followMobileApp } from './followMobileApp.ts';
import { type GreetCookie, makeGreetCookie } from './greetCookie.ts';
import { makeRedirectCookie, type RedirectCookie } from './redirectCookie.ts';

/** The user type of somebody who acts for corporates. */
const corporateUser = 'CorporateUser';

const filterNames: readonly string[] = discoverFilterNames;

/** The filters as an address writes them, in its own order. */
function serializeGivenFilters({ searchParams }: URL): string {
  return new URLSearchParams([...searchParams].filter(([name]) => filterNames.includes(name))).toString();
}

/** Curated and short addresses of the search move to the one address they stand for; so do forms sent without script. */
const followDiscoverRedirects: Guard = ({ row, params, url }) => {
  if (row?.path === patterns.discoverEntry && params.id !== 'favourites') {
    const curated = findCuratedFilters(params.id ?? '');
    throw redirect(
      curated
        ? discoverPath(serializeDiscoverFilters(curated))
        : listingPath(params.id ?? '', 'property-rental'),
      308,
    );
  }
  if (row?.path !== patterns.discover) return;
  // The page says which areas nobody knows: on the way to another address their names would be lost.
  if (listUnknownAreas(url.searchParams).length > 0) return;
  const query = serializeDiscoverFilters(parseDiscoverFilters(url.searchParams));
  if (serializeGivenFilters(url) === new URLSearchParams(query).toString()) return;
  const cursor = url.searchParams.get('cursor');
  const place = cursor ? `cursor=${encodeURIComponent(cursor)}` : '';
  throw redirect(discoverPath([query, place].filter(Boolean).join('&')), 302);
};

const nobody: Awaited<ReturnType<GuardRequests['control']>> = {
  isAuthenticated: false,
  isValid: false,
  user: null,
};

/** Whom a call of control knows; whom it refuses to tell of is nobody, and goes to log-in. */
async function identify(call: GuardRequests['control']): ReturnType<GuardRequests['control']> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return nobody;
    throw error;
  }
}

const control = (preload: PageRequest['preload']) => identify(() => preload('control', {}));

/** Asks through the cache that the page's components read from. */
const requestsBy = (preload: PageRequest['preload']): GuardRequests => ({
  control: () => control(preload),
  missing: () => preload('missing', {}),
  permissions: () => preload('permissions', {}),
});

/** Where somebody goes whose sign-up is not complete: on, where they have chosen what they become. */
async function findSignUp(preload: PageRequest['preload']): Promise<string> {
  return (await preload('getSignUpDraft', {})).userType === null ? signUpPath() : signUpByPath();
}

/** A page for signed-in people remembers its path and sends everybody else to log-in; a form is asked to be sent again. */
const passSignedIn =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, url, request, preload }) => {
    if (!row?.guard?.isSignedInOnly || row.guard.isControlSkipped) return;
    const reads = requestsBy(preload);
    const { isAuthenticated } = await reads.control();
    // What was sent must not be lost on the way to log-in: the answer to it holds it.
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

/**
 * Somebody signed in has no use for log-in: they go on to where they wanted to go, or to a page of their own. Public pages
 * offer log-in to everybody where there is no script, so the front page would not tell them that they are signed in.
 * Whoever follows an invitation goes on with it; the first log-in of a day on a device is greeted.
 */
const passVisitor =
  (returnTo: RedirectCookie, greeting: GreetCookie): Guard =>
  async ({ row, request, preload }) => {
    if (!row?.guard?.isVisitorOnly) return;
    const { isAuthenticated, isValid } = await control(preload);
    if (!isAuthenticated) return;
    if (await preload('currentInvitation', {})) throw redirect(signUpOnboardingPath(), 303);
    if (!isValid) throw redirect(await findSignUp(preload), 303);
    // Somebody who asked to be deleted is first asked whether they stay; where they wanted to go stays remembered.
    if (await preload('getDeletion', {})) throw redirect(leavingPath(), 303);
    const { path, headers } = returnTo.take(request);
    const greeted = path === null ? greeting.take(request) : { isFirst: false, headers: {} };
    throw redirect(path ?? (greeted.isFirst ? greetPath() : dashboardPath()), {
      status: 303,
      headers: [...headers, ...Object.entries(greeted.headers)],
    });
  };

/** A page may refuse its own parameters. */
const passValid: Guard = ({ row, params, url }) =>
  requireValidity(row?.guard?.isValid?.(params) ?? true, url.pathname);

/** Somebody control knows and nothing can be read of is a problem to be shown; a server that cannot answer now is not. */
function refuseUser(error: unknown): never {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
  const { code, message } = error;
  throw data({ code, message, isUserProblem: true }, { status: Math.max(error.status, 400) });
}

/** Whether a page is for people whose sign-up and profile are complete. */
const mustBeWhole = (row: PageRow | null): boolean =>
  row?.guard?.isSignedInOnly === true && !row.guard.isControlSkipped && !row.guard.canBeUnfinished;

/** A profile with holes is completed first; the path is remembered for afterwards. */
const passWholeProfile =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, url, preload }) => {
    if (!mustBeWhole(row) || url.pathname === missingPath()) return;
    await requireWholeProfile(
      { missing: () => preload('missing', {}).catch(refuseUser) },
      { to: missingPath(), headers: () => returnTo.remember(url) },
    );
  };

/** Pages somebody may see before they say which corporate they act for. */
const beforeChoosing: readonly string[] = [patterns.missing, patterns.complete, patterns.selection];

/** Who belongs to corporates and acts for none yet says which one first; the path is remembered for afterwards. */
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
 * Finds out anew who somebody is, and goes on to where they wanted to go in a new document: what was read of them before
 * holds no longer.
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

/** Whoever signed up on the way to a page goes on to it; others are welcomed. */
const passWelcomed =
  (returnTo: RedirectCookie): Guard =>
  async ({ row, request }) => {
    if (row?.path !== patterns.welcome) return;
    const { path, headers } = returnTo.take(request);
    if (path !== null) throw redirect(path, { status: 303, headers });
  };

/** A page may need a permission. */
const passPermitted: Guard = async ({ row, preload }) => {
  if (row?.guard?.can) await requirePermission(requestsBy(preload), row.guard.can, { to: errorPath(401) });
};

/** The server may know that a path has moved; an absolute target leaves the app. */
const followServerRedirects: Guard = async ({ url, preload }) => {
  const found = await preload('findRedirect', { path: url.pathname });
  if (!found) return;
  throw found.to.startsWith('/')
    ? redirect(found.to, found.status)
    : redirectDocument(found.to, found.status);
};

/** Whether a path is that of a screen whose page is still to be made. */
const isPlanned = (path: string): boolean =>
  plannedPatterns.some((pattern) => matchPath(pattern, path) !== null);

/** A path outside the product's own list belongs to the main domain, when there is one. */
const leaveForMainDomain =
  (site: Site): Guard =>
  ({ row, url }) => {
    if (row === null && site.mainDomain && !isPlanned(url.pathname))
      throw redirectDocument(`${site.mainDomain}${url.pathname}${url.search}`, 302);
  };

/** The steps before the pages of a route table, in the order the product fixes. */
export function makeGuards(site: Site, rows: readonly PageRow[]): Guard[] {
  const returnTo = makeRedirectCookie(site, rows);
  return [
    followDiscoverRedirects,
    followMobileApp(site),
    passSignedIn(returnTo),
    passVisitor(returnTo, makeGreetCookie(site)),
    passValid,
    passWholeProfile(returnTo),
    requireChosenCorporate(returnTo),
    goOnAnew(returnTo),
    passWelcomed(returnTo),
    passPermitted,
    followServerRedirects,
    leaveForMainDomain(site),
  ];
}
