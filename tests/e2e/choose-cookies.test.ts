import type { BrowserContext, Page } from '@playwright/test';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { getShifts, watchShifts } from '../support/layoutShifts.ts';
import { logIn, people } from '../support/logIn.ts';
import { overPublished } from '../support/marks.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { makeMarketFolder, type ReadySewa, removeFolder, startSewa, stopSewa } from '../support/startSewa.ts';
import { test as base, expect } from '../support/test.ts';

/** The outside service that this product is set up with. */
const service = 'https://errors.example';

/** Tests over a product that has an error-reporting service to be asked about. */
const test = base.extend<{ served: string[] }, { product: ReadySewa }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const dataFolder = makeMarketFolder();
      const sewa = await startSewa({
        dataFolder,
        environment: { SENTRY_DSN: `${service}/7`.replace('//', '//key@') },
      });
      await use(sewa);
      await stopSewa(sewa);
      removeFolder(dataFolder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // What the service was sent.
  served: [
    async ({ context }, use) => {
      const served: string[] = [];
      await context.route(`${service}/**`, async (route) => {
        served.push(route.request().url());
        await route.fulfill({ status: 200, json: {} });
      });
      await use(served);
    },
    { auto: true },
  ],
});

test.use({ hasChosenCookies: false, expectedProblems: /seeded/ });

/** Cookies the product cannot do without. */
const necessary = ['accessToken', 'greeted', 'intent', 'logIn', 'redirect', 'session'].map(
  (name) => `test-${name}`,
);

/** Values stored for whoever is signed in: their name, to greet them with, and until when; and what a tab was shown. */
const isNecessary = (entry: string): boolean =>
  /^localStorage auth\.(name|end)$/.test(entry) || entry.startsWith('sessionStorage sewa:');

const question = (page: Page) => page.getByRole('form', { name: 'Cookies', exact: true });
const choices = (page: Page) => page.getByRole('region', { name: 'Your choices so far' });
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

async function listCookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

/** Has the page fail, and waits until that was told to somebody. */
async function fail(page: Page, message = 'seeded'): Promise<string> {
  const told = page.waitForRequest(
    (request) => request.method() === 'POST' && !request.url().endsWith('/api/cookie/consent'),
  );
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, message);
  const { origin, pathname } = new URL((await told).url());
  return origin === service ? 'the service' : pathname;
}

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
  const fill = (path: string) =>
    path
      .replace('enquiry/:id', `enquiry/${requested.data?.made[0]?.id}`)
      .replace('profile/:slug/:id', 'profile/tan-wei-jie-r099101a/sample-tan-wei-jie')
      .replace(':type', '401')
      .replace(':slug', listing.slug)
      .replace(':id', listing.id)
      .replace(':actorType', 'tenant')
      .replace(':guid', '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c');
  return routes.map((route) => ({ ...route, address: fill(route.path) }));
}

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

/** Expects that each of these pages asks for, keeps and shows nothing that was not allowed. */
async function expectNothingUnasked(
  page: Page,
  served: readonly string[],
  routes: Awaited<ReturnType<typeof listRoutes>>,
): Promise<void> {
  for (const { address, flags } of routes) {
    await openWithScript(page, address);
    await page.waitForLoadState('networkidle');
    expect(await fail(page), address).toBe('/api/reports');
    expect(await findUnasked(page, served), address).toEqual([]);
    const isHidden = flags.includes('no-cookie-popup') || new URL(page.url()).pathname.startsWith('/login');
    await expect(question(page), address).toHaveCount(isHidden ? 0 : 1);
  }
}

test.describe('before a choice', () => {
  // Nobody has sent that invitation, and the page of an error answers its status.
  test.use({ expectedProblems: /seeded|signup\/invite|\/error\/401/ });

  test('no page of the product asks for, keeps or sends anything but the necessary, for a visitor', async ({
    page,
    served,
  }) => {
    const routes = await listRoutes(page);
    const open = routes.filter(({ path, isSignedInOnly }) => !isSignedInOnly && !leadingOn.includes(path));
    expect(open.length).toBeGreaterThan(10);
    await expectNothingUnasked(page, served, open);
  });

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

  test('nor for somebody who is signed in', async ({ page, served }) => {
    await page.goto('/login');
    await logIn(page, people.chooser);
    const { id } = await findFirst(page.request);
    await page.request.put(`/api/favourites/${id}`, { headers: { origin: new URL(page.url()).origin } });
    const requested = await page.request.post('/api/enquiries', {
      headers: { origin: new URL(page.url()).origin },
      data: { listingId: id, message: 'Is it still available?' },
    });
    expect(requested.status()).toBe(200);
    const routes = await listRoutes(page);
    const theirs = routes.filter(({ isSignedInOnly }) => isSignedInOnly);
    expect(theirs.length).toBeGreaterThan(10);
    await expectNothingUnasked(page, served, theirs);
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

  test('the question comes late and moves nothing', async ({ page }) => {
    await watchShifts(page, 'form[data-placement="foot"]');
    for (const path of ['/', '/discover', pathOf(await findFirst(page.request)), '/map']) {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 780 });
        await page.goto(path);
        await expect(question(page)).toBeVisible();
        expect(await getShifts(page), path).toEqual([]);
      }
    }
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

test.describe('a choice', () => {
  test(
    'to accept is one press, lets the service in, and is not asked for again',
    overPublished,
    async ({ page, served }) => {
      await openWithScript(page, '/discover');
      const recorded = page.waitForResponse('**/api/cookie/consent');
      await press(page, 'Accept all');
      expect((await recorded).request().postDataJSON()).toMatchObject({
        preferences: true,
        statistics: true,
        done: true,
        surface: 'banner',
      });
      await expect(question(page)).toHaveCount(0);
      expect(await fail(page)).toBe('the service');
      await openWithScript(page, '/');
      expect(await fail(page)).toBe('the service');
      await page.waitForLoadState('networkidle');
      await expect(question(page)).toHaveCount(0);
      expect(served.length).toBeGreaterThan(1);
    },
  );

  test('to reject is one press, keeps the service out, and is not asked for again', async ({
    page,
    served,
  }) => {
    await openWithScript(page, '/discover');
    await press(page, 'Reject all');
    await expect(question(page)).toHaveCount(0);
    expect(await fail(page)).toBe('/api/reports');
    await openWithScript(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toHaveCount(0);
    expect(await fail(page)).toBe('/api/reports');
    expect(served).toEqual([]);
  });

  test('is made one by one by keyboard alone', async ({ page, context }) => {
    await openWithScript(page, '/discover');
    await expect(question(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Cookies' }).focus();
    await page.keyboard.press('Tab');
    await expect(question(page).locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('checkbox', { name: 'Preferences' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'test-consent');
    expect(cookie?.value).toMatch(/^\w+\.pr?\./);
  });

  test('can be taken back from the foot of every page: the service is silent, and the ledger says it all', async ({
    page,
    served,
  }) => {
    await openWithScript(page, '/');
    await press(page, 'Accept all');
    expect(await fail(page)).toBe('the service');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL('/cookies');
    const form = page.getByRole('form', { name: 'What may be kept in your browser' });
    await expect(form.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await expect(choices(page).getByRole('definition')).toHaveText([
      /^Accepted all, asked over a page, in Chrome$/,
    ]);
    await form.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your choice was saved.');
    await expect(form.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
    await expect(choices(page).getByRole('definition')).toHaveText([
      /^Took back what was allowed, here, in Chrome$/,
      /^Accepted all/,
    ]);
    const before = served.length;
    expect(await fail(page)).toBe('/api/reports');
    expect(served).toHaveLength(before);
    await page.reload();
    await expect(choices(page).getByRole('definition')).toHaveCount(2);
    expect(await fail(page)).toBe('/api/reports');
  });

  test('made in one tab counts in the others', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await openWithScript(tab, '/discover');
    await expect(question(other)).toBeVisible();
    await press(page, 'Accept all');
    await expect(question(other)).toHaveCount(0);
    expect(await fail(other)).toBe('the service');
  });

  test('about another question is asked for again, and nothing is allowed until it is answered', async ({
    page,
    context,
    baseURL,
    served,
  }) => {
    const value = 'another.psr.AbCdEfGhIjKlMnOpQrSt_-';
    await context.addCookies([{ name: 'test-consent', value, url: baseURL ?? '' }]);
    await openWithScript(page, '/discover');
    await expect(question(page)).toBeVisible();
    expect(await fail(page)).toBe('/api/reports');
    expect(served).toEqual([]);
    await press(page, 'Accept all');
    expect(await fail(page)).toBe('the service');
  });

  test('that could not be recorded counts, and is recorded by the next page', async ({ page }) => {
    await page.route('**/api/cookie/consent', (route) => route.abort('aborted'));
    await openWithScript(page, '/discover');
    await press(page, 'Reject all');
    await expect(question(page)).toHaveCount(0);
    await page.unroute('**/api/cookie/consent');
    const recorded = page.waitForResponse('**/api/cookie/consent');
    await openWithScript(page, '/');
    expect((await recorded).status()).toBe(200);
    await page.goto('/cookies');
    await expect(choices(page).getByRole('definition')).toHaveText([/^Rejected all/]);
  });
});

test('Global Privacy Control is a reject: nobody is asked, and the ledger says so', async ({
  page,
  served,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const recorded = page.waitForResponse('**/api/cookie/consent');
  await openWithScript(page, '/discover');
  expect((await recorded).request().postDataJSON()).toMatchObject({ statistics: false, hasSignal: true });
  expect(await fail(page)).toBe('/api/reports');
  await expect(question(page)).toHaveCount(0);
  expect(served).toEqual([]);
  await page.goto('/cookies');
  await expect(choices(page).getByRole('definition')).toHaveText([
    /^Rejected all, by the signal of your browser/,
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a choice is made by a form, changed, and read again in the ledger', async ({ page, context }) => {
    await page.goto('/discover');
    await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL('/cookies');
    const form = page.getByRole('form', { name: 'What may be kept in your browser' });
    await expect(form.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
    await form.getByRole('checkbox', { name: 'Statistics' }).check();
    await form.getByRole('button', { name: 'Save this choice' }).click();
    await expect(page).toHaveURL('/cookies');
    await expect(form.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'Preferences' })).not.toBeChecked();
    expect(await listCookieNames(context)).toEqual(['test-consent']);
    await form.getByRole('button', { name: 'Reject all' }).click();
    await expect(choices(page).getByRole('definition')).toHaveText([
      /^Took back what was allowed, here/,
      /^Allowed statistics only, here/,
    ]);
  });

  test('what was chosen so is found once there is script', async ({ page, context, browser, baseURL }) => {
    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(choices(page).getByRole('definition')).toHaveCount(1);
    const scripted = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: true });
    await scripted.addCookies(await context.cookies());
    const other = await scripted.newPage();
    await openWithScript(other, '/discover');
    await other.waitForLoadState('networkidle');
    await expect(question(other)).toHaveCount(0);
    await scripted.close();
  });
});

test.describe('the question', () => {
  test.use({ expectedProblems: /seeded|\/error\/401/ });

  for (const width of [360, 1440]) {
    test(`covers nothing that is focused, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      for (const path of ['/', '/discover', pathOf(await findFirst(page.request)), '/error/401']) {
        await openWithScript(page, path);
        await expect(question(page)).toBeVisible();
        const covered: string[] = [];
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press('Tab');
          const issue = await page.evaluate(() => {
            const focused = document.activeElement;
            const form = document.querySelector('form[data-placement="foot"]');
            if (!focused || !form || focused === document.body || form.contains(focused)) return null;
            const { left, right, top, bottom } = focused.getBoundingClientRect();
            // What stands above the question in its empty corner is not covered by it.
            if (focused.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
              return null;
            const cover = form.getBoundingClientRect();
            const seen = Math.max(0, cover.top - top) + Math.max(0, bottom - cover.bottom);
            // What is higher than the room above the question is seen in part.
            if (seen < (bottom - top) / 2) return `${focused.outerHTML.slice(0, 100)} ${top} to ${bottom}`;
            return null;
          });
          if (issue) covered.push(issue);
        }
        expect(covered, path).toEqual([]);
      }
    });
  }

  test('and the reading aids in the corner leave each other free', async ({ page }) => {
    for (const width of [1025, 1280, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await openWithScript(page, '/discover');
      const aids = page.getByRole('button', { name: 'Reading aids' });
      await expect(question(page)).toBeVisible();
      const corner = await aids.boundingBox();
      const accept = await question(page).getByRole('button', { name: 'Accept all' }).boundingBox();
      expect((accept?.x ?? 0) + (accept?.width ?? 0), `${width}`).toBeLessThanOrEqual(corner?.x ?? 0);
      await aids.click({ trial: true });
    }
  });

  test('leaves the main controls of a phone in reach', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const home = pathOf(await findFirst(page.request));
    const controls = {
      '/': page.getByRole('main').getByRole('button', { name: 'Search' }).first(),
      '/discover': page.getByRole('button', { name: 'Filters' }),
      [home]: page.getByRole('link', { name: /^Ask/ }).last(),
    };
    for (const [path, control] of Object.entries(controls)) {
      await openWithScript(page, path);
      await expect(question(page)).toBeVisible();
      await expect(control, path).toBeInViewport({ ratio: 1 });
      const isOnTop = await control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop, path).toBe(true);
    }
  });

  test('is hidden under log-in and comes back behind it', async ({ page }) => {
    await openWithScript(page, '/discover');
    await expect(question(page)).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
    await waitForHydration(page);
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expect(question(page)).toBeVisible();
  });
});
