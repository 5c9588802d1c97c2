import { createClient } from '@sewa/api/client';
import { buildRoutes, type PageModule, type PageRow, type Site } from '@sewa/pages';
import { createPageContext } from '@sewa/pages/mocks';
import { createPages } from '@sewa/pages/server';
import { askLogInPath, patterns } from '@sewa/paths';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
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
  /** What somebody who signs up has chosen to become. */
  readonly userType?: number;
  /** Whether this browser follows an invitation. */
  readonly isInvited?: boolean;
  readonly isLeaving?: boolean;
  /** Who is signed in, as control says. */
  readonly user?: { readonly cid: string | null; readonly userTypes: readonly string[] };
  /** Corporates the person belongs to. */
  readonly corporates?: readonly object[];
  /** How what is missing is refused. */
  readonly missingStatus?: number;
  /** How control is refused. */
  readonly controlStatus?: number;
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
    path: '/company',
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true, can: ['read', 'PartnerSite'] },
    page: async () => page,
  },
  {
    path: '/home',
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true, can: ['read', 'Property'] },
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
    path: '/mi/review/tenant',
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true, canBeUnfinished: true },
    page: async () => page,
  },
  {
    path: '/user/missing',
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true },
    page: async () => page,
  },
  {
    path: patterns.welcome,
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true },
    page: async () => page,
  },
  {
    path: '/let-out',
    layout: 'public',
    visibility: 'private',
    guard: { isSignedInOnly: true, can: ['create', 'Property'], offersRole: true },
    page: async () => page,
  },
  {
    path: '/apply',
    layout: 'public',
    visibility: 'private',
    guard: { offersLogIn: true },
    page: async () => page,
  },
  {
    path: '/pay',
    layout: 'public',
    visibility: 'private',
    guard: { offersLogIn: true, needsWholeProfile: true },
    page: async () => page,
  },
  { path: patterns.refresh, layout: 'public', visibility: 'private', page: async () => page },
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
  ...['/login', '/signup', '/signup/by', '/error/:type', '/moved-here'].map(
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
    userType,
    isInvited = false,
    isLeaving = false,
    user,
    corporates = [],
    missingStatus,
    controlStatus,
  }: World,
  requested: string[],
) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    requested.push(pathname);
    if (pathname === '/api/user/control' && controlStatus !== undefined)
      return Response.json(
        { succeed: false, code: 'R003', message: 'No.', fields: [] },
        { status: controlStatus },
      );
    if (pathname === '/api/user/control')
      return Response.json({ isAuthenticated, isValid, user: user ?? null });
    if (pathname === '/api/user/get') return Response.json({ succeed: true, data: { corporates } });
    if (pathname === '/api/user/missing' && missingStatus !== undefined)
      return Response.json(
        { succeed: false, code: 'R002', message: 'No such user', fields: [] },
        { status: missingStatus },
      );
    if (pathname === '/api/user/missing') return Response.json({ succeed: true, data: { emptyKeys } });
    if (pathname === '/api/user/permissions') return Response.json({ succeed: true, data: rules });
    if (pathname === '/api/user/sign-up-draft')
      return Response.json({ succeed: true, data: { userType: userType ?? null, fields: {} } });
    if (pathname === '/api/invitations/current')
      return Response.json({ succeed: true, data: isInvited ? { state: 'waiting' } : null });
    const deletion = { askedAt: '2026-11-21T04:00:00Z', dueAt: '2026-11-28T04:00:00Z' };
    if (pathname === '/api/user/deletion')
      return Response.json({ succeed: true, data: isLeaving ? deletion : null });
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

async function openFirst(path: string, world: World, init: RequestInit = {}) {
  const requested: string[] = [];
  const { respond } = createPages({
    routes: makeRoutes(world),
    findAssets: () => ({ entry: '/a.js', styles: [], modules: [] }),
    api: makeApi(world, requested),
    site,
    buildId: 'test',
    reportingDsn: null,
    onError: (error) => {
      throw error;
    },
  });
  const response = await respond(new Request(`https://sewa.test${path}`, init));
  return {
    status: response.status,
    to: response.headers.get('location'),
    cookies: response.headers.getSetCookie(),
    html: await response.text(),
    requested,
  };
}

async function navigate(path: string, world: World) {
  const requested: string[] = [];
  const api = makeApi(world, requested);
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
  return { status, to: `${location.pathname}${location.search}`, requested };
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
    'an unfinished sign-up whose actor type is chosen goes on after the choice',
    '/deal/broken',
    { ...everythingWrong, isAuthenticated: true, isValid: false, userType: 3 },
    '/signup/by',
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
    expect(first.requested).toEqual(['/api/user/control']);
    const later = await navigate('/deal/broken', world);
    expect(later.status).toBe(404);
  });

  test('with nothing wrong the page is shown, and every step was asked once, in order', async () => {
    const expected = ['/api/user/control', '/api/user/missing', '/api/user/permissions', '/api/redirects'];
    expect(await openFirst('/deal/7', {})).toMatchObject({ status: 200, requested: expected });
    expect((await navigate('/deal/7', {})).requested.filter((path) => path !== '/api/redirects')).toEqual(
      expected.slice(0, 3),
    );
  });
});

test.each([
  ['/DEAL/Seven', '/deal/Seven'],
  ['/Deal/7/?home=1&q=a%20b', '/deal/7?home=1&q=a%20b'],
  ['/Mi/Review/Tenant?x=1', '/mi/review/tenant?x=1'],
  ['/Discover?noOfBedRooms=2', '/discover?noOfBedRooms=2'],
  ['/Login?x=1', '/login?x=1'],
])('an address in another case moves to that of its page, with its query: %s', async (path, to) => {
  expect(await openFirst(path, everythingWrong)).toMatchObject({ to, status: 308 });
});

test.each([
  ['/discover/condos-for-rent?noOfBedRooms=2', '/discover?propertyTypes=1&noOfBedRooms=2', {}],
  ['/discover/condos-for-rent?propertyTypes=0&ref=mail', '/discover?propertyTypes=1&ref=mail', {}],
  ['/discover/room?searchParams=Atlantis', '/discover?propertySubTypes=10&searchParams=Atlantis', {}],
  ['/discover?noOfBedRooms=02&cursor=abc&ref=mail', '/discover?noOfBedRooms=2&cursor=abc&ref=mail', {}],
  ['/discover/abcdefghijkl?ref=mail', '/discover/abcdefghijkl/property-rental?ref=mail', {}],
  ['/gone?ref=mail', '/moved-here?a=1&ref=mail#b', { movedTo: '/moved-here?a=1#b' }],
  ['/gone?ref=mail', 'https://main.test/there?ref=mail', { movedTo: 'https://main.test/there' }],
  ['/gone?ref=mail', 'https://main.test/gone?ref=mail', { mainDomain: 'https://main.test' }],
])('a redirect keeps the query: %s', async (path, to, world: World) => {
  expect((await openFirst(path, world)).to).toBe(to);
});

test('who signed up on the way to a page with a query goes on to all of it', async () => {
  const { cookies } = await openFirst('/deal/7?home=1', { isValid: false });
  const cookie = cookies[0]?.split(';')[0] ?? '';
  expect((await openFirst('/user/welcome', {}, { headers: { cookie } })).to).toBe('/deal/7?home=1');
});

test('a public page asks nobody who the visitor is', async () => {
  expect((await openFirst('/open', {})).requested).toEqual(['/api/redirects']);
});

test('log-in remembers the path with its query, in a cookie that scripts of other sites never see', async () => {
  const { cookies } = await openFirst('/deal/7?home=1', { isAuthenticated: false });
  expect(cookies).toEqual(['redirect=%2Fdeal%2F7%3Fhome%3D1; Path=/; Max-Age=600; SameSite=Lax; Secure']);
});

test('log-in that leads in a circle ends on a page that says so', async () => {
  let cookie = '__Host-session=x';
  const targets: (string | null)[] = [];
  for (let times = 0; times < 4; times += 1) {
    const { to, cookies } = await openFirst('/deal/7', { isAuthenticated: false }, { headers: { cookie } });
    cookie = ['__Host-session=x', ...cookies.map((line) => line.split(';')[0])].join('; ');
    targets.push(to);
  }
  expect(targets).toEqual(['/login', '/login', '/login', '/error/login']);
});

test('a form that comes after the end of its session is answered with what it said, but for codes', async () => {
  const form = new URLSearchParams({ message: 'Is it <free>?', otp: '123456', cardNumber: '4111' });
  const { status, html, cookies } = await openFirst(
    '/deal/7',
    { isAuthenticated: false },
    { method: 'POST', body: form, headers: { origin: 'https://sewa.test' } },
  );
  expect(status).toBe(401);
  expect(html).toMatch(/<textarea[^>]*name="message"[^>]*>Is it &lt;free&gt;\?<\/textarea>/);
  expect(html).not.toMatch(/123456|4111/);
  expect(cookies).toEqual([]);
});

test.each([
  ['/signup', {}],
  ['/signup/by', { userType: 2 }],
])(
  'somebody whose sign-up is not complete goes to %s, and the path they wanted is remembered',
  async (to, chosen) => {
    const wanted = await openFirst('/deal/7?home=1', { isValid: false, ...chosen });
    expect(wanted).toMatchObject({ to, status: 302 });
    expect(wanted.cookies).toEqual([
      'redirect=%2Fdeal%2F7%3Fhome%3D1; Path=/; Max-Age=600; SameSite=Lax; Secure',
    ]);
  },
);

test('who signed up on the way to a page goes on to it once; others are welcomed', async () => {
  const { cookies: remembered } = await openFirst('/deal/7', { isValid: false });
  const cookie = remembered[0]?.split(';')[0] ?? '';
  const { to, status, cookies } = await openFirst('/user/welcome', {}, { headers: { cookie } });
  expect({ to, status }).toEqual({ to: '/deal/7', status: 303 });
  expect(cookies).toEqual([expect.stringMatching(/^redirect=; .*Max-Age=0/)]);
  expect(await openFirst('/user/welcome', {})).toMatchObject({ to: null, status: 200 });
});

describe.each([401, 403])('control that is refused with %i', (controlStatus) => {
  test('leads to log-in, and the path is remembered', async () => {
    const { to, status, cookies } = await openFirst('/deal/7', { controlStatus });
    expect({ to, status }).toEqual({ to: '/login', status: 302 });
    expect(cookies).toEqual(['redirect=%2Fdeal%2F7; Path=/; Max-Age=600; SameSite=Lax; Secure']);
  });

  test('on the way from one page to another leads to log-in, and the browser remembers the path', async () => {
    const browser = { cookie: '' };
    vi.stubGlobal('document', browser);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect((await navigate('/deal/7?home=1', { controlStatus })).to).toBe('/login');
    expect(browser.cookie).toBe('redirect=%2Fdeal%2F7%3Fhome%3D1; Path=/; Max-Age=600; SameSite=Lax; Secure');
  });

  test('where it is asked anew leads to log-in, and the path that was remembered before stays so', async () => {
    const cookie = 'redirect=%2Fdeal%2F7';
    const { to, status, cookies } = await openFirst(
      patterns.refresh,
      { controlStatus },
      { headers: { cookie } },
    );
    expect({ to, status, cookies }).toEqual({ to: '/login', status: 302, cookies: [] });
  });

  test('shows log-in, and pages for everybody', async () => {
    expect(await openFirst('/login/otp', { controlStatus })).toMatchObject({ status: 200, to: null });
    expect(await openFirst('/open', { controlStatus })).toMatchObject({ status: 200, to: null });
  });
});

test('a page before money that visitors see asks whoever is signed in to complete their profile first', async () => {
  const holes: World = { emptyKeys: ['email'] };
  expect(await openFirst('/pay?step=2', holes)).toMatchObject({ to: '/user/missing', status: 302 });
  expect((await openFirst('/pay?step=2', holes)).cookies).toEqual([
    'redirect=%2Fpay%3Fstep%3D2; Path=/; Max-Age=600; SameSite=Lax; Secure',
  ]);
  expect((await navigate('/pay', holes)).to).toBe('/user/missing');
  expect(await openFirst('/pay', { ...holes, isAuthenticated: false })).toMatchObject({
    status: 200,
    to: null,
  });
  expect(await openFirst('/pay', {})).toMatchObject({ status: 200, to: null });
});

test('a profile with holes remembers the path too, and the page that completes it does not', async () => {
  const holes: World = { emptyKeys: ['email'] };
  expect((await openFirst('/deal/7', holes)).cookies).toEqual([
    'redirect=%2Fdeal%2F7; Path=/; Max-Age=600; SameSite=Lax; Secure',
  ]);
  expect((await openFirst('/user/missing', holes)).cookies).toEqual([]);
});

test.each([
  ['shown to a visitor', { isAuthenticated: false }, null],
  [
    'passed by somebody who asked to be deleted, who is asked whether they stay',
    { isLeaving: true },
    '/user/leaving',
  ],
  ['passed by somebody signed in for the first time that day, who is greeted', {}, '/user/greet'],
  ['passed by somebody who follows an invitation, to that', { isInvited: true }, '/signup/onboarding'],
  ['passed by somebody whose sign-up is not complete, to that', { isValid: false }, '/signup'],
  [
    'passed by somebody who has chosen what they become, to how they do',
    { isValid: false, userType: 1 },
    '/signup/by',
  ],
])('log-in is %s', async (_, world, to) => {
  expect(await openFirst('/login/otp', world)).toMatchObject({ status: to === null ? 200 : 303, to });
});

test('a page for visitors too leads to log-in if it is asked for, and is come back to', async () => {
  const visitor: World = { isAuthenticated: false };
  expect(await openFirst('/apply?step=rent', visitor)).toMatchObject({ status: 200, cookies: [] });
  const address = askLogInPath('/apply?step=rent');
  const { to, cookies } = await openFirst(address, visitor);
  expect(to).toBe('/login');
  expect(cookies).toEqual(['redirect=%2Fapply%3Fstep%3Drent; Path=/; Max-Age=600; SameSite=Lax; Secure']);
  expect(await openFirst(address, {})).toMatchObject({ status: 303, to: '/apply?step=rent' });
});

test('the second log-in of a day goes straight on to a page of one’s own', async () => {
  const { cookies } = await openFirst('/login/otp', {});
  const cookie = cookies.find((line) => line.startsWith('__Host-greeted='))?.split(';')[0] ?? '';
  expect(cookie).toMatch(/=\d{4}-\d{2}-\d{2}$/);
  const again = await openFirst('/login/otp', {}, { headers: { cookie } });
  expect(again.to).toBe('/dashboard');
  expect(again.cookies.filter((line) => line.includes('greeted'))).toEqual([]);
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

test.each(['Orchard, River Valley', 'orchard', 'D09'])(
  'an area asked for by its name (%s) has one address',
  async (name) => {
    expect(await openFirst(`/discover?searchParams=${encodeURIComponent(name)}`, {})).toMatchObject({
      status: 302,
      to: '/discover?searchParams=orchard-river-valley',
    });
  },
);

test('an area nobody knows stays in the address, so that the page can say so', async () => {
  expect(await openFirst('/discover?searchParams=Atlantis,Yishun', {})).toMatchObject({
    status: 200,
    to: null,
  });
});

describe('a person of whom control knows and who cannot be read', () => {
  test.each([401, 403, 404])('is told of the problem and logged out after it: %i', async (missingStatus) => {
    const { status, html } = await openFirst('/deal/7', { missingStatus });
    expect(status).toBe(missingStatus);
    expect(html).toContain('There is a problem with the user.');
    expect(html).toContain('No such user');
    expect(html).toMatch(/<form[^>]*action="\/user\/logout"/);
  });

  test('is not logged out by a server that cannot answer now', async () => {
    const { status, html } = await openFirst('/deal/7', { missingStatus: 503 });
    expect(status).toBe(503);
    expect(html).not.toContain('There is a problem with the user.');
  });
});

test('somebody signed in may finish what they began before sign-up and profile are complete, and nobody else', async () => {
  const path = '/mi/review/tenant';
  expect(await openFirst(path, { isValid: false, emptyKeys: ['email'] })).toMatchObject({ status: 200 });
  expect(await openFirst(path, { isAuthenticated: false })).toMatchObject({ status: 302, to: '/login' });
});

const forCompanies = { cid: null, userTypes: ['CorporateUser'] };
const actingNow = { ...forCompanies, cid: 'alpha' };
const owner = { cid: null, userTypes: ['Owner', 'CorporateUser'] };
const readsHomes = [{ action: 'read', subject: 'Property' }];

test.each<[string, string, World, number, string | null]>([
  ['a corporate user who is in no company', '/home', { user: forCompanies }, 302, '/user/selection'],
  [
    'one who has not chosen a company',
    '/home',
    { user: forCompanies, corporates: [{}] },
    302,
    '/user/selection',
  ],
  ['one who may not see homes for their company', '/home', { user: actingNow }, 302, '/error/401'],
  ['an owner, on a page of companies', '/company', { user: owner, rules: readsHomes }, 302, '/error/company'],
  ['one who lists homes of their own', '/home', { user: owner, rules: readsHomes }, 200, null],
  ['a tenant', '/home', { user: { cid: null, userTypes: ['Tenant'] } }, 302, '/error/401'],
  ['a tenant who is offered the role', '/let-out', { user: { cid: null, userTypes: ['Tenant'] } }, 200, null],
  ['a corporate user who is offered no role', '/let-out', { user: forCompanies }, 302, '/user/selection'],
  [
    'a corporate user, on a page about something else',
    '/deal/7',
    { user: forCompanies, rules: [] },
    302,
    '/error/401',
  ],
])(
  'a page about homes chooses a company first for those who need one: %s',
  async (_, path, world, status, to) => {
    expect(await openFirst(path, world)).toMatchObject({ status, to });
  },
);
