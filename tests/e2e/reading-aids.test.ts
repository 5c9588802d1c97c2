import { openWithScript } from '../support/hydration.ts';
import { overPublished } from '../support/marks.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

const opener = { name: 'Reading aids' };

test(
  'larger text and more contrast hold on the next page, before its script and without it',
  overPublished,
  async ({ page, request, browser }) => {
    await openWithScript(page, '/discover');
    const root = page.locator('html');
    await page.getByRole('button', opener).click();
    const aids = page.getByRole('dialog', opener);
    await aids.getByText('Larger').click();
    await aids.getByText('More').click();
    await expect(root).toHaveAttribute('data-text-size', 'larger');
    await expect(root).toHaveAttribute('data-contrast', 'more');

    const still = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const unscripted = await still.newPage();
    for (const path of ['/', pathOf(await findFirst(request)), '/login']) {
      await unscripted.goto(new URL(path, page.url()).href);
      await expect(unscripted.locator('html')).toHaveAttribute('data-text-size', 'larger');
      await expect(unscripted.locator('html')).toHaveAttribute('data-contrast', 'more');
    }
    await still.close();

    await page.reload();
    await page.getByRole('button', opener).click();
    await aids.getByRole('button', { name: 'Reset' }).click();
    await expect(root).not.toHaveAttribute('data-text-size');
    await page.reload();
    await expect(root).not.toHaveAttribute('data-text-size');
    await expect(root).not.toHaveAttribute('data-contrast');
  },
);

test('the choice is made by keyboard alone', async ({ page }) => {
  await openWithScript(page, '/login');
  await page.getByRole('button', opener).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', opener)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', opener)).toBeFocused();
});

test('a window of 1024 pixels has no button for it, a wider one has', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openWithScript(page, '/discover');
  await expect(page.getByRole('button', opener)).toHaveCount(0);
  await page.setViewportSize({ width: 1025, height: 768 });
  await expect(page.getByRole('button', opener)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('button', opener)).toHaveCount(0);
});
