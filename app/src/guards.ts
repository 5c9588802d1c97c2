import {
  discoverFilterNames,
  findCuratedFilters,
  readDiscoverFilters,
  writeDiscoverFilters,
} from '@sewa/formatters';
import type { Guard, PageRow, Site } from '@sewa/pages';
import {
  discoverPath,
  errorPath,
  favouritesPath,
  homePath,
  listingPath,
  loginPath,
  missingPath,
  patterns,
} from '@sewa/paths';
import { data, redirect, redirectDocument } from 'react-router-dom';
import { makeRedirectCookie, type RedirectCookie } from './redirectCookie.ts';

const filterNames: readonly string[] = discoverFilterNames;

/** The filters as an address writes them, in its own order. */
function writeGivenFilters({ searchParams }: URL): string {
  return new URLSearchParams([...searchParams].filter(([name]) => filterNames.includes(name))).toString();
}

/** Curated and short addresses of the search move to the one address they stand for; so do forms sent without script. */
const followDiscoverRedirects: Guard = ({ row, params, url }) => {
  if (row?.path === patterns.discoverEntry && params.id !== 'favourites') {
    const curated = findCuratedFilters(params.id ?? '');
    throw redirect(
      curated ? discoverPath(writeDiscoverFilters(curated)) : listingPath(params.id ?? '', 'property-rental'),
      308,
    );
  }
  if (row?.path !== patterns.discover) return;
  const query = writeDiscoverFilters(readDiscoverFilters(url.searchParams));
  if (writeGivenFilters(url) === new URLSearchParams(query).toString()) return;
  const cursor = url.searchParams.get('cursor');
  const place = cursor ? `cursor=${encodeURIComponent(cursor)}` : '';
  throw redirect(discoverPath([query, place].filter(Boolean).join('&')), 302);
};

/** A page for signed-in people remembers its path and sends everybody else to log-in. */
const requireSignIn =
  (goal: RedirectCookie): Guard =>
  async ({ row, url, preload }) => {
    if (!row?.guard?.isSignedInOnly || row.guard.isControlSkipped) return;
    const { isAuthenticated, isValid } = await preload('control', {});
    if (!isAuthenticated) throw redirect(loginPath(), { status: 302, headers: goal.remember(url) });
    if (!isValid) throw redirect('/signup', 302);
  };

/**
 * Somebody signed in has no use for log-in: they go on to where they wanted to go, or to a page of their own. Public pages
 * offer log-in to everybody where there is no script, so the front page would not tell them that they are signed in.
 */
const requireVisitor =
  (goal: RedirectCookie): Guard =>
  async ({ row, request, preload }) => {
    if (!row?.guard?.isVisitorOnly) return;
    const { isAuthenticated, isValid } = await preload('control', {});
    if (!isAuthenticated) return;
    const { path, headers } = goal.take(request);
    throw redirect(path ?? (isValid ? favouritesPath() : homePath()), { status: 303, headers });
  };

/** A page may refuse its own parameters. */
const requireValidity: Guard = ({ row, params, url }) => {
  if (row?.guard?.isValid?.(params) === false) throw data({ path: url.pathname }, { status: 404 });
};

/** A profile with holes is completed first; the path is remembered for afterwards. */
const requireWholeProfile =
  (goal: RedirectCookie): Guard =>
  async ({ row, url, preload }) => {
    if (!row?.guard?.isSignedInOnly || row.guard.isControlSkipped || url.pathname === missingPath()) return;
    const { emptyKeys } = await preload('missing', {});
    if (emptyKeys.length > 0) throw redirect(missingPath(), { status: 302, headers: goal.remember(url) });
  };

/** A page may need a permission. */
const requirePermission: Guard = async ({ row, preload }) => {
  if (!row?.guard?.can) return;
  const [rules, { createAbility }] = await Promise.all([
    preload('permissions', {}),
    import('@sewa/auth/rules'),
  ]);
  const [action, subject] = row.guard.can;
  if (!createAbility(rules).can(action, subject)) throw redirect(errorPath(401), 302);
};

/** The server may know that a path has moved; an absolute target leaves the app. */
const followServerRedirects: Guard = async ({ url, preload }) => {
  const found = await preload('findRedirect', { path: url.pathname });
  if (!found) return;
  throw found.to.startsWith('/')
    ? redirect(found.to, found.status)
    : redirectDocument(found.to, found.status);
};

/** A path outside the product's own list belongs to the main domain, when there is one. */
const leaveForMainDomain =
  (site: Site): Guard =>
  ({ row, url }) => {
    if (row === null && site.mainDomain)
      throw redirectDocument(`${site.mainDomain}${url.pathname}${url.search}`, 302);
  };

/** The steps before the pages of a route table, in the order the product fixes. */
export function makeGuards(site: Site, rows: readonly PageRow[]): Guard[] {
  const goal = makeRedirectCookie(site, rows);
  return [
    followDiscoverRedirects,
    requireSignIn(goal),
    requireVisitor(goal),
    requireValidity,
    requireWholeProfile(goal),
    requirePermission,
    followServerRedirects,
    leaveForMainDomain(site),
  ];
}
