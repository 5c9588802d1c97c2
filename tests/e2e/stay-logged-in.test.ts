import type { Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { expect, test } from '../support/test.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';

test.use({ expectedProblems: /503|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

const control = '**/api/user/control';
const unreachable = (page: Page) => page.getByText("We can't reach our server right now");
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

const failControl = (page: Page) =>
  page.route(control, (route) =>
    route.fulfill({ status: 503, json: { succeed: false, code: 'R001', message: 'x', fields: [] } }),
  );

/** Goes from a public page to one's profile, which nobody may see whom control does not know. */
async function wantProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
}

test.beforeEach(async ({ page }) => {
  await beginSession(page, people.stranded);
});

test('on a device whose clock is 13 hours ahead', { tag: '@core' }, async ({ page }) => {
  await page.clock.install({ time: Date.now() + 13 * 3_600_000 });
  const asked = page.waitForResponse(control);
  await openWithScript(page, '/profile/me');
  await asked;
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeVisible();
  await expect(page).toHaveURL('/profile/me');
  const cookies = await page.context().cookies();
  expect(cookies.some(({ name }) => name.endsWith('accessToken'))).toBe(true);
});

test('while control fails a person stays where they are, is told so, and goes on when it answers', async ({
  page,
}) => {
  await openWithScript(page, '/map');
  await failControl(page);
  await wantProfile(page);
  await expect(unreachable(page)).toBeVisible();
  await expect(page.getByText("You're still logged in.")).toBeVisible();
  await expect(page).toHaveURL('/map');
  await page.keyboard.press('Escape');
  await again(page).click();
  await expect(page.getByText('Still no answer.')).toBeVisible();
  await page.unroute(control);
  await again(page).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(unreachable(page)).toHaveCount(0);
});

test('it goes away by itself, without anybody asking again', async ({ page }) => {
  await openWithScript(page, '/map');
  await failControl(page);
  await wantProfile(page);
  await expect(unreachable(page)).toBeVisible();
  await page.unroute(control);
  await expect(unreachable(page)).toHaveCount(0, { timeout: 60_000 });
  await expect(page).toHaveURL('/profile');
});

test('who wants another page meanwhile gets it', async ({ page }) => {
  await openWithScript(page, '/map');
  await failControl(page);
  await wantProfile(page);
  await expect(unreachable(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find a home' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(unreachable(page)).toBeVisible();
});

test('without a connection a page of one’s own stays, says so, and nobody is logged out', async ({
  page,
  context,
}) => {
  await openWithScript(page, '/dashboard');
  await waitForQuiet(page);
  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To do');
  await context.setOffline(false);
  await expect(page.getByText("You're offline")).toHaveCount(0);
  await expect(unreachable(page)).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Your pages' })
    .getByRole('link', { name: 'My profile' })
    .click();
  await expect(page).toHaveURL('/profile');
});

test('without a connection the bar of a search that is scrolled down leaves what says so in sight', async ({
  page,
  context,
}) => {
  await openWithScript(page, '/discover');
  await waitForQuiet(page);
  await context.setOffline(true);
  const notice = page.getByRole('region', { name: 'Connection' });
  await expect(notice).toBeVisible();
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  const search = page.locator('input[name="q"]');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await search.boundingBox()];
      return above && below && below.y >= above.y + above.height;
    })
    .toBe(true);
});

test('a visitor is told nothing of it', async ({ page, context }) => {
  await context.clearCookies();
  await openWithScript(page, '/map');
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await expect(page.getByText("You're offline")).toHaveCount(0);
});
