import { routes } from '@sewa/api/client';
import { visitorSession } from '@sewa/auth';
import { createPages } from '@sewa/pages/server';
import { namedWaitlistPatterns, product } from '@sewa/paths';
import { expect, test } from 'vitest';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { makeGuards } from './guards.ts';
import { rows } from './routes.ts';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: 'https://main.test',
  supportEmail: 'help@sewa.test',
};

const waitlistForms = [
  '/waitlist',
  '/dateideas',
  '/crescendas',
  '/agent-waitlist',
  '/{product}-advance',
  '/{product}-advance-upfront',
];
const waitlists = waitlistForms.flatMap((path) => [path, `${path}/done`]);

const returns = ['', '/bank/callback', '/card/callback'];

/** Every path of the specification's route table but a waitlist's `/{name}`, which is any name. */
const specified: Readonly<Record<string, readonly string[]>> = {
  'home and session': ['/', '/refresh', '/splogin'],
  identity: [
    ...['/mi', '/mi/agent', '/mi/owner', '/mi/tenant', '/mi/verify'],
    ...['/mi/review/agent', '/mi/review/tenant', '/mi/review/landlord', '/mi/review/success'],
  ],
  'sign-up': [
    ...['/signup', '/signup/by', '/signup/login', '/signup/manual', '/signup/signpass'],
    ...['/signup/onboarding', '/signup/onboarding/complete', '/signup/invite/{guid}'],
    ...['/signup/{actorType}', '/signup/{actorType}/onboardingIdentifier'],
  ],
  'log-in': ['/login', '/login/otp', '/login/sp/mobile', '/login/singpass/mobile', '/login/b2c/callback'],
  user: [
    ...['/user/greet', '/user/missing', '/user/welcome', '/user/complete', '/user/selection'],
    ...['/user/logout', '/error/{type}'],
  ],
  profile: [
    ...['/profile', '/profile/me', '/profile/{slug}/{id}', '/profile/payment', '/profile/payment/new'],
    ...['/profile/payment/new/bank', '/profile/payment/new/card/redirect'],
    ...['/profile/payment/new/card/callback', '/profile/my-services'],
    '/profile/my-services/{product}pay/{id}',
  ],
  flow: [
    ...['/flow', '/flow/{type}/apply', '/flow/{type}/{id}', '/flow/{type}/{id}/bills'],
    ...['bank', 'card', 'bank/redirect', 'card/redirect', 'bank/callback', 'card/callback'].map(
      (way) => `/flow/{type}/{id}/payment/${way}`,
    ),
  ],
  payment: ['/payment/dbs', '/payment/link/{id}', '/payment/link/{id}/callback'],
  'external payment': ['/ext/payment/setup/{id}', '/ext/payment/change/{id}'].flatMap((path) =>
    returns.map((rest) => `${path}${rest}`),
  ),
  discover: [
    ...['/discover', '/discover/{id}', '/discover/{id}/{slug}'],
    ...['/discover/favourites', '/discover/favourites/{id}'],
  ],
  content: [
    ...['/blog', '/blog/{slug}', '/blog/preview/{id}'],
    ...['/stories', '/stories/{slug}', '/stories/preview/{id}', '/newsroom'],
  ],
  marketing: [
    ...['/{product}pay', '/{product}pay/egiro', '/{product}pay/heymax', '/{product}pay/egiro-switch'],
    ...['/egiro-switch', '/{product}-care-calculator', '/landlord/welcome', '/sp/sign/callback'],
    ...['agents', 'tenants', 'landlords', 'enterprise'].map((name) => `/solutions/${name}`),
  ],
  waitlists: [...waitlists, ...waitlists.map((path) => `/dubai${path}`)],
  'dashboard and menu targets': [
    ...['/dashboard', '/property', '/contract', '/offer', '/documents/me', '/account', '/subbusiness'],
    '/chat',
  ],
};

const examples: Readonly<Record<string, string>> = {
  product: product.slug,
  actorType: 'tenant',
  type: '401',
};

/** An address a path stands for: its own words, and an example where it names a part. */
const makeExample = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? 'abcdefghijkl');

function api(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === routes.control.path)
    return Response.json({ isAuthenticated: false, isValid: false, user: null });
  if (pathname === routes.findRedirect.path) return Response.json({ succeed: true, data: null });
  return Response.json(
    { succeed: false, code: 'R002', message: 'Nothing there', fields: [] },
    { status: 404 },
  );
}

const { respond } = createPages({
  routes: buildAppRoutes(visitorSession, makeGuards(site, rows)),
  findAssets: () => ({ styles: [], modules: [] }),
  api,
  site,
  buildId: 'test',
  reportingDsn: null,
  onError: () => undefined,
});

async function findTarget(path: string): Promise<string | null> {
  const response = await respond(new Request(`https://sewa.test${path}`));
  return response.headers.get('location');
}

test.each(Object.entries(specified).flatMap(([group, paths]) => paths.map((path) => [group, path] as const)))(
  'with a main domain a path of the specification stays here: %s, %s',
  async (_, path) => {
    const target = await findTarget(makeExample(path));
    expect(new URL(target ?? '/', site.publicUrl).origin).toBe(site.publicUrl);
  },
);

test('so does every path of the route table, but the name of a waitlist that does not exist', async () => {
  for (const { path } of rows.filter((row) => !namedWaitlistPatterns.includes(row.path))) {
    const target = await findTarget(path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? '7'));
    expect(new URL(target ?? '/', site.publicUrl).origin, path).toBe(site.publicUrl);
  }
});

test.each(['/some-campaign', '/solutions/elsewhere', '/blog/preview/7/more', '/dubai'])(
  'a path that is not the product’s own goes to the main domain: %s',
  async (path) => {
    expect(await findTarget(path)).toBe(`https://main.test${path}`);
  },
);

test('a path of the route table in another case moves to the path itself', async () => {
  for (const { path } of rows.filter((row) => row.path !== '/' && !row.path.includes(':')))
    expect(await findTarget(`${path.toUpperCase()}?a=1`)).toBe(`${path}?a=1`);
  expect(await findTarget('/SIGNUP/tenant/')).toBe('/signup/tenant');
});

test('a part that a path names has one case', async () => {
  const { status } = await respond(new Request('https://sewa.test/signup/Tenant'));
  expect(status).toBe(404);
});
