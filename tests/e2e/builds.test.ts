import { isMarked, mark } from '../support/documentMark.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/waitForIdle.ts';

test('the data block of a public page stands at its payload path, in the version the page names', async ({
  request,
}) => {
  const { data: listing } = await (await request.get('/api/discover?limit=1')).json();
  for (const path of ['', '/discover', pathOf(listing.items[0])]) {
    const html = await (await request.get(path || '/')).text();
    const block =
      /<script type="application\/json" id="sewa-page"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const payload = await request.get(`${path}/_payload.json`);
    expect(payload.status()).toBe(200);
    expect(payload.headers()['content-type']).toContain('application/json');
    const { data, version } = await payload.json();
    expect(Object.keys(data).length).toBeGreaterThan(0);
    expect(version).toBe(JSON.parse(block).version);
  }
});

test('a build names itself and its rules', async ({ request }) => {
  const latest = await request.get('/builds/latest.json');
  expect(latest.headers()['cache-control']).toBe('no-cache');
  const { id } = await latest.json();
  expect(id).toMatch(/^[\w-]{8,}$/);
  const meta = await request.get(`/builds/meta/${id}.json`);
  expect(meta.status()).toBe(200);
  expect((await meta.json()).id).toBe(id);
  expect(await (await request.get('/')).text()).toContain(`"buildId":"${id}"`);
});

test('when a newer build is out the next page is loaded in full, but not twice within ten seconds', async ({
  page,
}) => {
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer' } }));
  const now = Date.UTC(2026, 10, 21);
  await page.clock.setFixedTime(now);
  const learnOfBuild = async () => {
    await waitForHydration(page);
    const requested = page.waitForResponse('**/builds/latest.json?*');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await requested).finished();
    await mark(page);
  };
  const main = page.getByRole('navigation', { name: 'Main' });
  const findHome = main.getByRole('link', { name: 'Find a home' });
  const home = page.getByRole('banner').getByRole('link', { name: 'Sewa' });

  await page.goto('/');
  await learnOfBuild();
  await findHome.click();
  await expect(page).toHaveURL('/discover');
  await expect.poll(() => isMarked(page)).toBe(false);

  await learnOfBuild();
  await home.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A home in Singapore');
  expect(await isMarked(page)).toBe(true);

  await page.clock.setFixedTime(now + 10_000);
  await findHome.click();
  await expect(page).toHaveURL('/discover');
  await expect.poll(() => isMarked(page)).toBe(false);
});

test.describe('the script of a page that cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_FAILED|Failed to fetch dynamically|Unable to preload/ });

  test('leaves the page that points at it as it is, and who goes there gets it in full', async ({ page }) => {
    await openWithScript(page, '/discover');
    await mark(page);
    const text = page.locator('input[name="q"]');
    await text.fill('half a thou');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await page.route('**/assets/*', (route) => route.abort());
    const failed = page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          addEventListener('vite:preloadError', () => resolve(), { once: true }),
        ),
    );
    await link.focus();
    await failed;
    await text.focus();
    await waitForIdle(page);
    await expect(text).toHaveValue('half a thou');
    expect(await isMarked(page)).toBe(true);
    await page.unroute('**/assets/*');
    await link.click();
    await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });
});
