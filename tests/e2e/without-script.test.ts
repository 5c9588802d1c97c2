import { findFirst, pathOf, search } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, expectedProblems: /\/error\/401/ });

test('the search on the front door leads to the canonical address', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.locator('input[name="q"]').fill('orchard');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/discover?in=area:orchard&typed=orchard');
  const { total, items } = await search(request, { in: 'area:orchard' });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${total} homes`);
  await expect(page.getByRole('article')).toHaveCount(items.length);
});

test('several filters are sent as a form and end in the canonical address', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await page.goto('/discover');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^HDB/ }).check();
  await filters.getByRole('checkbox', { name: /^Landed/ }).check();
  await filters.getByLabel('Sort by').selectOption('Lowest rent first');
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=0,2&sort=rentAsc');
  const { total } = await search(request, { propertyTypes: '0,2' });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${total} homes`);
  await expect(filters.getByRole('checkbox', { name: /^HDB/ })).toBeChecked();
  await expect(filters.getByLabel('Sort by')).toHaveValue('rentAsc');
});

test('a form with one choice and a text also ends in the canonical address', async ({ page }) => {
  await page.goto('/discover');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^HDB/ }).check();
  await page.locator('input[name="q"]').fill('avenue');
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=0&q=avenue');
});

test('following the next pages to the end shows every home once', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const { total } = await search(request);
  await page.goto('/discover');
  const seen: (string | null)[] = [];
  const next = page.getByRole('link', { name: 'Show more homes' });
  for (;;) {
    const links = await page.getByRole('article').getByRole('heading').getByRole('link').all();
    for (const link of links) seen.push(await link.getAttribute('href'));
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${total} homes`);
    if (seen.length >= total) break;
    await next.click();
    await expect(page).toHaveURL(/\/discover\?cursor=/);
  }
  await expect(next).toHaveCount(0);
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
});

test('on a narrow screen the filters open over the page', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/discover');
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(filters).toBeVisible();
  await filters.getByRole('checkbox', { name: /^Condominium/ }).check();
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=1');
});

test('a listing opens from its card, and its small pictures lead to the large ones', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/discover');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const kitchen = gallery.getByRole('link', { name: 'Kitchen' }).first();
  const place = Number((await kitchen.getAttribute('href'))?.match(/#picture-(\d+)$/)?.[1]);
  await kitchen.click();
  await expect(page).toHaveURL(new RegExp(`#picture-${place}$`));
  await expect(
    gallery
      .getByRole('list')
      .first()
      .getByRole('img')
      .nth(place - 1),
  ).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('link', { name: 'All homes' }).click();
  await expect(page).toHaveURL('/discover');
});

test('the first tab stop skips to the content', { tag: '@core' }, async ({ page, request }) => {
  for (const path of ['/', '/discover', pathOf(await findFirst(request)), '/error/401']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#main`);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

test.describe('a page that shows nothing to a visitor', () => {
  test.use({ expectedProblems: /(status of|answer:) 40[14]/ });

  for (const [path, status, title] of [
    ['/flow/pay/apply', 401, 'Log in to set up rent payment'],
    ['/payment/link/nothing', 404, 'This link doesn’t work any more'],
  ] as const)
    test(`${path} says why, with the status ${status}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
});
