import { createClient } from '@sewa/api/client';
import { buildRoutes, type PageModule, type PageRow, type Site } from '@sewa/pages';
import { createPages } from '@sewa/pages/server';
import { createPageContext } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { makeGuards } from './guards.ts';

const site: Site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};

/** What the server says about the person and the path; the defaults let everybody through. */
interface World {
  readonly isAuthenticated?: boolean;
  readonly isValid?: boolean;
  readonly emptyKeys?: readonly string[];
  readonly rules?: readonly object[];
  readonly movedTo?: string;
  readonly mainDomain?: string;
}

const page: PageModule = { default: () => <p>the page</p> };
const rows: readonly PageRow[] = [
  { path: '/open', layout: 'public', visibility: 'public', page: async () => page },
  {
    path: '/deal/:id',
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true, isValid: ({ id }) => id !== 'broken', can: ['read', 'Deal'] },
    page: async () => page,
  },
  {
    path: '/mi',
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true, isControlSkipped: true },
    page: async () => page,
  },
  {
    path: '/user/missing',
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true },
    page: async () => page,
  },
  { path: patterns.discover, layout: 'public', visibility: 'public', page: async () => page },
  {
    path: patterns.discoverEntry,
    layout: 'public',
    visibility: 'public',
    guard: { isValid: () => false },
    page: async () => page,
  },
  { path: patterns.listing, layout: 'public', visibility: 'public', page: async () => page },
  {
    path: '/login/otp',
    layout: 'public',
    visibility: 'private',
    guard: { isVisitorOnly: true },
    page: async () => page,
  },
  ...['/login', '/signup', '/error/:type', '/moved-here'].map(
    (path): PageRow => ({ path, layout: 'public', visibility: 'public', page: async () => page }),
  ),
];

function makeApi(
  {
    isAuthenticated = true,
    isValid = true,
    emptyKeys = [],
    rules = [{ action: 'read', subject: 'Deal' }],
    movedTo,
  }: World,
  asked: string[],
) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(pathname);
    if (pathname === '/api/user/control') return Response.json({ isAuthenticated, isValid, user: null });
    if (pathname === '/api/user/missing') return Response.json({ succeed: true, data: { emptyKeys } });
    if (pathname === '/api/user/permissions') return Response.json({ succeed: true, data: rules });
    const isMoved = movedTo && !searchParams.get('path')?.startsWith('/moved-here');
    return Response.json({ succeed: true, data: isMoved ? { to: movedTo, status: 301 } : null });
  };
}

const makeRoutes = (world: World) =>
  buildRoutes({
    rows,
    layouts: { public: Outlet },
    guards: makeGuards({ ...site, mainDomain: world.mainDomain ?? null }, rows),
  });

async function openFirst(path: string, world: World) {
  const asked: string[] = [];
  const { respond } = createPages({
    routes: makeRoutes(world),
    findAssets: () => ({ entry: '/a.js', styles: [], fonts: [], modules: [] }),
    api: makeApi(world, asked),
    site,
    buildId: 'test',
    reportingDsn: null,
    onError: (error) => {
      throw error;
    },
  });
  const response = await respond(new Request(`https://sewa.test${path}`));
  return {
    status: response.status,
    to: response.headers.get('location'),
    cookies: response.headers.getSetCookie(),
    asked,
  };
}

async function navigate(path: string, world: World) {
  const asked: string[] = [];
  const api = makeApi(world, asked);
  const client = createClient({
    origin: 'https://sewa.test',
    fetch: (url, init) => api(new Request(url, init)),
  });
  const router = createMemoryRouter(makeRoutes(world), {
    initialEntries: ['/moved-here'],
    getContext: () => createPageContext({ client, store: new Map() }),
  });
  router.initialize();
  await router.navigate(path);
  const { location, errors } = router.state;
  const status = Object.values(errors ?? {}).map((error) => (error as { status: number }).status)[0] ?? 200;
  router.dispose();
  return { status, to: `${location.pathname}${location.search}`, asked };
}

const everythingWrong: World = {
  isAuthenticated: false,
  emptyKeys: ['email'],
  rules: [],
  movedTo: '/moved-here',
};

/** Each step with everything behind it wrong too: only the first wrong step may speak. */
const steps: readonly [name: string, path: string, world: World, to: string, status: number][] = [
  [
    'discover redirects come before everything',
    '/discover/hdb-for-rent',
    everythingWrong,
    '/discover?propertyTypes=0',
    308,
  ],
  [
    'a signed-out person goes to log-in before anything about the page is judged',
    '/deal/broken',
    everythingWrong,
    '/login',
    302,
  ],
  [
    'an unfinished sign-up goes on before the page is judged',
    '/deal/broken',
    { ...everythingWrong, isAuthenticated: true, isValid: false },
    '/signup',
    302,
  ],
  [
    'a profile with holes comes before permission',
    '/deal/7',
    { ...everythingWrong, isAuthenticated: true },
    '/user/missing',
    302,
  ],
  [
    'a missing permission comes before a moved path',
    '/deal/7',
    { rules: [], movedTo: '/moved-here' },
    '/error/401',
    302,
  ],
  ['a moved path is followed last', '/deal/7', { movedTo: '/moved-here' }, '/moved-here', 301],
  [
    'an unknown path may have moved',
    '/gone',
    { movedTo: '/moved-here', mainDomain: 'https://main.test' },
    '/moved-here',
    301,
  ],
];

describe('the steps before a page, in their order', () => {
  test.each(steps)('on first load: %s', async (_, path, world, to, status) => {
    expect(await openFirst(path, world)).toMatchObject({ to, status });
  });

  test.each(steps.slice(1))('on client navigation: %s', async (_, path, world, to) => {
    // The page somebody is sent to is judged on its own; here it lets everybody through.
    const lands = await navigate(path, { ...world, ...(to === '/moved-here' ? {} : { movedTo: '' }) });
    expect(lands.to).toBe(to);
  });

  test('a page that refuses its parameters is 404 before profile and permission are asked', async () => {
    const world: World = { emptyKeys: ['email'], rules: [], movedTo: '/moved-here' };
    const first = await openFirst('/deal/broken', world);
    expect(first.status).toBe(404);
    expect(first.asked).toEqual(['/api/user/control']);
    const later = await navigate('/deal/broken', world);
    expect(later.status).toBe(404);
  });

  test('with nothing wrong the page is shown, and every step was asked once, in order', async () => {
    const expected = ['/api/user/control', '/api/user/missing', '/api/user/permissions', '/api/redirects'];
    expect(await openFirst('/deal/7', {})).toMatchObject({ status: 200, asked: expected });
    expect((await navigate('/deal/7', {})).asked.filter((path) => path !== '/api/redirects')).toEqual(
      expected.slice(0, 3),
    );
  });
});

test('a public page asks nobody who the visitor is', async () => {
  expect((await openFirst('/open', {})).asked).toEqual(['/api/redirects']);
});

test('log-in remembers the path without its query, in a cookie that scripts of other sites never see', async () => {
  const { cookies } = await openFirst('/deal/7?secret=1', { isAuthenticated: false });
  expect(cookies).toEqual(['redirect=%2Fdeal%2F7; Path=/; Max-Age=900; SameSite=Lax; Secure']);
});

test('a profile with holes remembers the path too, and the page that completes it does not', async () => {
  const holes: World = { emptyKeys: ['email'] };
  expect((await openFirst('/deal/7', holes)).cookies).toEqual([
    'redirect=%2Fdeal%2F7; Path=/; Max-Age=900; SameSite=Lax; Secure',
  ]);
  expect((await openFirst('/user/missing', holes)).cookies).toEqual([]);
});

test.each([
  ['shown to a visitor', { isAuthenticated: false }, null],
  ['passed by somebody signed in, who comes to a page of their own', {}, '/discover/favourites'],
  ['passed by somebody whose sign-up is not complete, who comes to the front page', { isValid: false }, '/'],
])('log-in is %s', async (_, world, to) => {
  expect(await openFirst('/login/otp', world)).toMatchObject({ status: to === null ? 200 : 303, to });
});

test('the page that completes a profile is shown to people with holes in it', async () => {
  expect(await openFirst('/user/missing', { emptyKeys: ['email'] })).toMatchObject({ status: 200 });
});

test('paths under /mi are not asked for control', async () => {
  expect(await openFirst('/mi', { isAuthenticated: false })).toMatchObject({ status: 200 });
});

test('an unknown path belongs to the main domain when there is one, and is not found otherwise', async () => {
  expect(await openFirst('/gone?x=1', { mainDomain: 'https://main.test' })).toMatchObject({
    status: 302,
    to: 'https://main.test/gone?x=1',
  });
  expect(await openFirst('/gone', {})).toMatchObject({ status: 404, to: null });
});

test('a short address of a listing gets its second part; favourites do not', async () => {
  expect(await openFirst('/discover/abcdefghijkl', {})).toMatchObject({
    status: 308,
    to: '/discover/abcdefghijkl/property-rental',
  });
  expect(await openFirst('/discover/favourites', {})).toMatchObject({ status: 404, to: null });
});

test('a search sent by a form without script moves to its one address', async () => {
  expect(await openFirst('/discover?propertyTypes=1&propertyTypes=0&q=', {})).toMatchObject({
    status: 302,
    to: '/discover?propertyTypes=0,1',
  });
  expect(await openFirst('/discover?propertyTypes=0,1', {})).toMatchObject({ status: 200 });
});
