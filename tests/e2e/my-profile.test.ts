import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { logIn, people } from '../support/logIn.ts';
import { overPublished } from '../support/marks.ts';
import { expect, test } from '../support/test.ts';

const profilePath = '/profile';
const sessions = (page: Page) => page.getByRole('form', { name: "Where you're logged in" });
const isSignedIn = async (page: Page) =>
  ((await (await page.request.get('/api/user/control')).json()) as { isAuthenticated: boolean })
    .isAuthenticated;

/** Somebody opens their profile, and is asked to log in on the way. */
async function openProfile(page: Page, phoneNumber: string): Promise<void> {
  await page.goto(profilePath);
  await expect(page).toHaveURL('/login');
  await logIn(page, phoneNumber);
  await expect(page).toHaveURL(profilePath);
}

/** The same person in another browser. */
async function openElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  userAgent: string,
  phoneNumber: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent });
  const page = await context.newPage();
  await openProfile(page, phoneNumber);
  return { context, page };
}

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1';

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });
    const person = hasScript ? people.profiled : people.unscripted;

    test(
      'somebody sees who they are to us, and logs another browser out',
      overPublished,
      async ({ page, browser, baseURL }) => {
        const other = await openElsewhere(browser, baseURL, phoneAgent, person);
        await openProfile(page, person);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(`+65 ${person.slice(0, 4)} ${person.slice(4)}`);
        await expect(page.getByRole('navigation', { name: 'Your pages' })).toContainText('Find a home');
        await expect(
          page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'My profile' }),
        ).toHaveAttribute('aria-current', 'page');
        await expect(sessions(page).getByRole('listitem').first()).toContainText('This browser');
        await sessions(page).getByRole('button', { name: 'Log out Safari on an iPhone' }).click();
        await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
        expect(await isSignedIn(page)).toBe(true);
        expect(await isSignedIn(other.page)).toBe(false);
        await other.page.goto(profilePath);
        await expect(other.page).toHaveURL('/login');
        await other.context.close();
      },
    );
  });
}

test('all other browsers are logged out with one press, by keyboard', async ({ page, browser, baseURL }) => {
  const others = [
    await openElsewhere(browser, baseURL, phoneAgent, people.careful),
    await openElsewhere(browser, baseURL, phoneAgent, people.careful),
  ];
  await openProfile(page, people.careful);
  await openWithScript(page, profilePath);
  const button = sessions(page).getByRole('button', { name: 'Log out all other browsers' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: '2 other browsers are logged out.' }).first(),
  ).toBeVisible();
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
  await expect(button).toHaveCount(0);
  for (const { page: otherPage, context } of others) {
    expect(await isSignedIn(otherPage)).toBe(false);
    await context.close();
  }
});
