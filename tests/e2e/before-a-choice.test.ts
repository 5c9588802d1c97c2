import type { BrowserContext, Page } from '@playwright/test';
import { fail, listCookieNames, press, question, test } from '../support/askingProduct.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { findFirst } from '../support/searchApi.ts';
import { expect } from '../support/test.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';

/** Cookies the product cannot do without. */
const necessary = ['accessToken', 'greeted', 'intent', 'logIn', 'redirect', 'session'].map(
  (name) => `test-${name}`,
);

/** Values stored for whoever is signed in: their name, to greet them with, and until when; and what a tab was shown. */
const isNecessary = (entry: string): boolean =>
  /^localStorage auth\.(name|end)$/.test(entry) || entry.startsWith('sessionStorage sewa:');

interface RouteRecord {
  readonly path: string;
  readonly flags: readonly string[];
  readonly isSignedInOnly: boolean;
}

/** The routes of the built product, each with an address that leads to its page. */
async function listRoutes(page: Page): Promise<(RouteRecord & { address: string })[]> {
  const { id } = await (await page.request.get('/builds/latest.json')).json();
  const { routes }: { routes: RouteRecord[] } = await (
    await page.request.get(`/builds/meta/${id}.json`)
  ).json();
  const listing = await findFirst(page.request);
  const requested: { data?: { made: { id: string }[] } } = await (
    await page.request.get('/api/enquiries')
  ).json();
  const chat: { data?: { conversationId: string }[] } = await (
    await page.request.get('/api/chat/all')
  ).json();
  const fill = (path: string) =>
    path
      .replace('enquiry/:id', `enquiry/${requested.data?.made[0]?.id}`)
      .replace('profile/:slug/:id', 'profile/tan-wei-jie-r099101a/sample-tan-wei-jie')
      .replace(':conversationId', `${chat.data?.[0]?.conversationId}`)
      .replace(':type', '401')
      .replace(':slug', listing.slug)
      .replace(':id', listing.id)
      .replace(':actorType', 'tenant')
      .replace(':name', 'waitlist')
      .replace(':guid', '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c');
  return routes.map((route) => ({ ...route, address: fill(route.path) }));
}

const showsHomes = ({ path }: RouteRecord): boolean =>
  path === '/' || path.startsWith('/discover') || path.startsWith('/profile/:slug');

/** What a page asked for, keeps or shows although nothing was chosen. */
async function findUnasked(page: Page, served: readonly string[]): Promise<string[]> {
  const own = new URL(page.url()).origin;
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  );
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
  ]);
  const cookies = await listCookieNames(page.context());
  return [
    ...served,
    ...requested.filter((origin) => origin !== own),
    ...cookies.filter((name) => !necessary.includes(name)),
    ...stored.filter((entry) => !isNecessary(entry)),
  ];
}

/** Lead on before anything is shown: to whoever vouches for people, which is not ours, or to log-in, which is walked itself. */
const leadingOn = ['/splogin', '/login/sp/mobile', '/login/singpass/mobile'];

/** The pages of the product, those that show homes apart from the others: the two change for different reasons. */
const groups: readonly [string, (route: RouteRecord) => boolean][] = [
  ['page that shows homes', showsHomes],
  ['other page', (route) => !showsHomes(route)],
];

/** How many pages are open at a time: each waits until nothing is asked for any more. */
const TABS = 4;

/** Expects that each of these pages asks for, keeps and shows nothing that was not allowed. */
async function expectNothingUnasked(
  context: BrowserContext,
  served: readonly string[],
  routes: Awaited<ReturnType<typeof listRoutes>>,
): Promise<void> {
  const waiting = [...routes];
  const walk = async () => {
    const page = await context.newPage();
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const { address, flags } = route;
      await openWithScript(page, address);
      await waitForQuiet(page);
      expect(await fail(page), address).toBe('/api/reports');
      expect(await findUnasked(page, served), address).toEqual([]);
      const isHidden = flags.includes('no-cookie-popup') || new URL(page.url()).pathname.startsWith('/login');
      await expect(question(page), address).toHaveCount(isHidden ? 0 : 1);
    }
  };
  await Promise.all(Array.from({ length: TABS }, walk));
}

test.describe('before a choice', () => {
  // Nobody has sent that invitation, and the page of an error answers its status.
  test.use({ expectedProblems: /seeded|signup\/invite|\/error\/401/ });

  for (const [what, isMeant] of groups) {
    test(`no ${what} asks for, keeps or sends anything but the necessary, for a visitor`, async ({
      page,
      served,
    }) => {
      const routes = (await listRoutes(page)).filter(isMeant);
      const open = routes.filter(({ path, isSignedInOnly }) => !isSignedInOnly && !leadingOn.includes(path));
      expect(open.length).toBeGreaterThan(2);
      await expectNothingUnasked(page.context(), served, open);
    });

    test(`no ${what} does, for somebody who is signed in`, async ({ page, served }) => {
      const headers = { origin: await beginSession(page, people.chooser) };
      const { id } = await findFirst(page.request);
      await page.request.put(`/api/favourites/${id}`, { headers });
      const requested = await page.request.post('/api/enquiries', {
        headers,
        data: { listingId: id, message: 'Is it still available?' },
      });
      expect(requested.status()).toBe(200);
      const theirs = (await listRoutes(page)).filter(isMeant).filter(({ isSignedInOnly }) => isSignedInOnly);
      expect(theirs.length).toBeGreaterThan(2);
      await expectNothingUnasked(page.context(), served, theirs);
    });
  }

  test('for a visitor a page of somebody signed in is an answer that leads to log-in, with nothing but the necessary', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const pages = (await listRoutes(page)).filter(({ isSignedInOnly }) => isSignedInOnly);
    expect(pages.length).toBeGreaterThan(10);
    for (const { address } of pages) {
      const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const answer = await visitor.get(address, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location, await answer.text()], address).toEqual([
        302,
        '/login',
        '',
      ]);
      const { cookies } = await visitor.storageState();
      expect(
        cookies.filter(({ name }) => !necessary.includes(name)),
        address,
      ).toEqual([]);
      await visitor.dispose();
    }
  });

  test('everything is refused in Consent Mode before any tag could be there', async ({ page }) => {
    await openWithScript(page, '/');
    const first = await page.evaluate(() => {
      const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
      return Array.from(dataLayer[0] ?? []);
    });
    expect(first).toMatchObject([
      'consent',
      'default',
      { analytics_storage: 'denied', ad_storage: 'denied' },
    ]);
  });

  test('the HTML of a public page asks nobody, so that it is the same for all', async ({ page, request }) => {
    await page.goto('/discover');
    await press(page, 'Accept all');
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const [chosen, unknown] = [
      await (await request.get('/discover', { headers: { cookie } })).text(),
      await (await request.get('/discover')).text(),
    ];
    expect(chosen).toBe(unknown);
    expect(unknown).not.toContain('Accept all');
  });
});
