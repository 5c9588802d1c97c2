import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { delayScripts, removeIdleMoments } from '../support/scriptGate.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

const isScript = (url: string) => url.endsWith('.js');

test('a page that never rests has its script after the first input', async ({ page }) => {
  await removeIdleMoments(page);
  await page.goto('/discover');
  await page.keyboard.press('Tab');
  await waitForHydration(page);
});

test('a click on a button before the script has arrived is done when it has', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const gate = await delayScripts(page);
  await page.goto(pathOf(await findFirst(request)));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.getByText(/^Picture 1 of \d+$/)).toHaveCount(1);
  await expect.poll(() => gate.waiting().length).toBeGreaterThan(0);
  await gate.open();
  await expect(gallery.getByText(/^Picture 2 of \d+$/)).toHaveCount(1);
  await expect(gallery.getByRole('list').first().getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
});

test('a menu opened before the script has arrived stays open, and is one that knows it', async ({
  page,
  request,
}) => {
  const gate = await delayScripts(page);
  await page.goto(pathOf(await findFirst(request)));
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await expect(page.getByRole('menuitem', { name: 'Copy the link' })).toBeVisible();
  await expect(share).toHaveAttribute('aria-expanded', 'false');
  await gate.open();
  await expect(share).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem', { name: 'Copy the link' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'WhatsApp' })).toBeFocused();
});

test('what is filled in before the script has arrived counts', async ({ page }) => {
  const gate = await delayScripts(page);
  await page.goto('/discover');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Landed/ }).check();
  await expect.poll(() => gate.waiting().length).toBeGreaterThan(0);
  await expect(page).toHaveURL('/discover');
  await gate.open();
  await expect(page).toHaveURL('/discover?propertyTypes=2');
  await expect(filters.getByRole('checkbox', { name: /^Landed/ })).toBeChecked();
});

test('a rent and a day written before the script has arrived count, too', async ({ page }) => {
  const gate = await delayScripts(page);
  await page.goto('/discover');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('textbox', { name: 'Up to' }).fill('4000');
  await filters.getByLabel('Available by').fill('2027-03-01');
  await gate.open();
  await expect(page).toHaveURL(/rentMax=4000/);
  await expect(page).toHaveURL(/availableFrom=2027-03-01/);
  await expect(filters.getByRole('textbox', { name: 'Up to' })).toHaveValue('4000');
  await expect(filters.locator('input[name=availableFrom]')).toHaveValue('2027-03-01');
});

test('text typed before the script has arrived stays, and a link followed then still leads somewhere', async ({
  page,
}) => {
  const gate = await delayScripts(page);
  await page.goto('/discover');
  const text = page.locator('input[name="q"]');
  await text.fill('early words');
  await text.blur();
  await gate.open();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(text).toHaveValue('early words');
});

test('a link followed before the script has arrived is an ordinary link', async ({ page }) => {
  await delayScripts(page);
  await page.goto('/discover');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
});

test('pointing at a link fetches the script of its page, before anybody clicks', async ({
  page,
  request,
  requests,
}) => {
  await openWithScript(page, '/discover');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().hover();
  const listSent = () =>
    Promise.all(requests.filter(isScript).map(async (url) => (await request.get(url)).text()));
  await expect
    .poll(async () => (await listSent()).some((script) => script.includes('move-in-sources')))
    .toBe(true);
});

test('where somebody had scrolled before the script arrived is found again on the way back', async ({
  page,
}) => {
  const gate = await delayScripts(page);
  await page.goto('/discover');
  const link = page.getByRole('article').nth(10).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await gate.open();
  await waitForHydration(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
