import type { Locator, Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { overPublished } from '../support/marks.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const help = (page: Page) => page.getByRole('complementary', { name: 'Help' });

/** Waits until one thing ends where the other begins, or higher. */
const expectAbove = (upper: Locator, lower: Locator) =>
  expect
    .poll(async () => {
      const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);

test(
  'a page flagged for help opens a panel, which asks a visitor to log in; moving on to a page that is not takes it away',
  overPublished,
  async ({ page }) => {
    await openWithScript(page, '/discover');
    const bubble = help(page).getByRole('button', { name: 'Help' });
    await bubble.click();
    const panel = help(page).getByRole('region', { name: 'Help' });
    await expect(panel.getByText('Log in to chat with our team.')).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Email / })).toHaveAttribute(
      'href',
      /^mailto:[^?@]+@[^?@]+\?subject=General%20Enquiry$/,
    );
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
    await expect(help(page)).toHaveCount(0);
    await page.goBack();
    await bubble.click();
    await panel.getByRole('link', { name: 'Log in to chat' }).click();
    await expect(page.getByRole('dialog', { name: 'Get help' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads a visitor to answers, and from there to the chat by way of log-in', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/solutions/tenants#questions');
    await page.getByRole('main').getByRole('link', { name: 'Chat with us' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('in a wide window the reading aids stand above it', async ({ page }) => {
  await openWithScript(page, '/');
  await expectAbove(page.getByRole('complementary', { name: 'Reading aids' }), help(page));
});

test('it stands beside the page, and covers nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 1536, height: 900 });
  await openWithScript(page, '/');
  const bubble = await help(page).getByRole('button', { name: 'Help' }).boundingBox();
  const cards = await page.getByRole('main').getByRole('article').all();
  const ends = await Promise.all(cards.map(async (card) => (await card.boundingBox()) ?? { x: 0, width: 0 }));
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends.map(({ x, width }) => x + width))).toBeLessThanOrEqual(bubble?.x ?? 0);
});

for (const width of [360, 1440])
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('it is an icon in the header, and covers nothing', async ({ page }) => {
      await openWithScript(page, '/discover');
      await expect(help(page)).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
      await expect(page).toHaveURL('/solutions/tenants#questions');
    });
  });

test.describe('to somebody who has not chosen their cookies', () => {
  test.use({ hasChosenCookies: false });

  test('it stands above the question', async ({ page }) => {
    await openWithScript(page, '/');
    await expectAbove(help(page), page.getByRole('form', { name: 'Cookies', exact: true }));
  });
});
