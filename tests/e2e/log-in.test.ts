import type { Page } from '@playwright/test';
import { cookieName } from '../support/cookieNames.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { getShifts, watchShifts } from '../support/layoutShifts.ts';
import { beginSession, enterCode, findSentCode, logIn, people, requestCode } from '../support/logIn.ts';
import { overBoth, overHttps } from '../support/marks.ts';
import { delayScripts } from '../support/scriptGate.ts';
import { makeMarketFolder, removeFolder, startSewa, stopSewa } from '../support/startSewa.ts';
import { expect, test } from '../support/test.ts';

const wrongCode = 'This code is wrong or no longer valid. Check it, or ask for a new one.';
/** Where somebody is led who asked for nothing else: a page of their own, which says so without script too. */
const ownPosition = '/dashboard';
/** The first log-in of a day on a device is greeted. */
const greeting = '/user/greet';
const rejected = /status of 400|^answer: 400/;

const other = (code: string): string => (code === '000000' ? '000001' : '000000');

const header = (page: Page) => page.getByRole('banner');
const account = (page: Page) => header(page).getByRole('button', { name: 'Account' });
// Which cookies there are is what some of these tests are about.
test.use({ hasChosenCookies: false });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a page for signed-in people sends to log-in, and log-in sends back to it', {
      tag: ['@core', ...overBoth.tag],
    }, async ({ page }) => {
      await page.goto('/discover/favourites');
      await expect(page).toHaveURL('/login');
      await logIn(page, people.tenant);
      await expect(page).toHaveURL('/discover/favourites');
      expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(
        ['accessToken', 'greeted', 'session'].map((cookie) => cookieName(cookie)).sort(),
      );
      if (!javaScriptEnabled) {
        await account(page).click();
        await header(page).getByRole('link', { name: 'Log out' }).click();
        await expect(page.getByRole('heading', { name: 'Log out of Sewa?' })).toBeVisible();
      }
      await page.goto('/login');
      await expect(page).toHaveURL(ownPosition);
    });

    test('a public page shows somebody signed in their menu, or its "Log in" leads them to a page of their own', async ({
      page,
    }) => {
      await page.goto('/login');
      await logIn(page, people.tenant);
      await page.goto('/map');
      if (javaScriptEnabled) return expect(account(page)).toBeVisible();
      await header(page).getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL(ownPosition);
      await expect(account(page)).toBeVisible();
    });

    test('nothing typed stands in an address (ASVS 14.2.1)', async ({ page, requests }) => {
      await page.goto('/login');
      await logIn(page, people.tenant);
      const paths = requests.map((url) => url.replace(/^https?:\/\/[^/]+/, ''));
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => /8000|\d{6}$|otp=/.test(path))).toEqual([]);
    });

    test.describe('what is wrong', () => {
      test.use({ expectedProblems: rejected });

      test('with the number is said beside it, and what was typed stays', {
        tag: javaScriptEnabled ? '@core' : [],
      }, async ({ page }) => {
        await page.goto('/login');
        await page.getByLabel('Phone number').fill('6123 4567');
        await page.getByRole('button', { name: 'Send me a code' }).click();
        const field = page.getByLabel('Phone number');
        await expect(field).toHaveAccessibleDescription(/This number isn't a Singapore mobile number/);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveValue('6123 4567');
      });

      test('with the code is said beside it; five wrong ones end it, and another one logs in', {
        tag: javaScriptEnabled ? '@core' : [],
      }, async ({ page }) => {
        await page.goto('/login');
        await requestCode(page, people.tenant);
        const code = await findSentCode(page);
        const enterRejected = async (wrong: string) => {
          const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
          await enterCode(page, wrong);
          await answered;
          await expect(page.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy', 'true');
        };
        for (let count = 0; count < 5; count += 1) {
          await enterRejected(other(code));
          await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(
            new RegExp(wrongCode),
          );
        }
        await enterRejected(code);
        await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(new RegExp(wrongCode));
        await expect(page).toHaveURL('/login/otp');
        expect((await page.context().cookies()).map(({ name }) => name)).toEqual([cookieName('logIn')]);
        const shown = await page.getByText(/^Check that your SMS starts with/).textContent();
        await page.getByRole('button', { name: 'Send another code' }).click();
        await expect(page.getByText(/^Check that your SMS starts with/)).not.toHaveText(shown ?? '');
        await enterCode(page, await findSentCode(page));
        await expect(page).toHaveURL(greeting);
      });
    });

    test('a new code takes the place of the old one', async ({ page }) => {
      await page.goto('/login');
      await requestCode(page, people.tenant);
      await page.getByText(/^Check that your SMS starts with/).waitFor();
      const before = await page.getByText(/^Check that your SMS starts with/).textContent();
      await page.getByRole('button', { name: 'Send another code' }).click();
      await expect(page.getByText(/^Check that your SMS starts with/)).not.toHaveText(before ?? '');
      await enterCode(page, await findSentCode(page));
      await expect(page).toHaveURL(greeting);
    });

    test('log-out is a press of a button, and ends the session', {
      tag: [overHttps.tag, ...(javaScriptEnabled ? ['@core'] : [])],
    }, async ({ page }) => {
      await page.goto('/login');
      await logIn(page, people.tenant);
      await page.goto('/user/logout');
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/');
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual([cookieName('greeted')]);
      await page.goto('/discover/favourites');
      await expect(page).toHaveURL('/login');
    });
  });
}

test.describe('without a connection', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('the form of log-in stays with its number, says so, and is sent once there is one again', async ({
    page,
    context,
  }) => {
    await openWithScript(page, '/login');
    const field = page.getByLabel('Phone number');
    await field.fill('8000 0001');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const message = 'Something went wrong, please try again.';
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(field).toHaveValue('8000 0001');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page).toHaveURL('/login/otp');
  });
});

test('a number that nobody has looks the same on every page', { tag: '@core' }, async ({
  browser,
  baseURL,
}) => {
  const listMessages = async (phoneNumber: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/login');
    await requestCode(page, phoneNumber);
    const texts = [await page.locator('body').innerHTML()];
    await enterCode(page, '123456');
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(new RegExp(wrongCode));
    texts.push(await page.locator('body').innerHTML());
    await context.close();
    return texts.map((text) =>
      text
        .replaceAll(`+65 ${phoneNumber.slice(0, 4)} ${phoneNumber.slice(4)}`, 'N')
        .replaceAll(`+65${phoneNumber}`, 'N')
        .replace(/[A-Z]{3}-(?=<)/g, 'PPP-')
        .replace(/"prefix":"[A-Z]{3}"/, '')
        .replace(/"expiresIn":\d+/, '')
        .replace(/nonce="[^"]*"/g, ''),
    );
  };
  expect(await listMessages(people.nobody)).toEqual(await listMessages(people.otherTenant));
});

test('a code is taken with its prefix, as it is pasted; before there is one, its page leads to log-in', async ({
  page,
}) => {
  await page.goto('/login/otp');
  await expect(page).toHaveURL('/login');
  await requestCode(page, people.tenant);
  await enterCode(page, `AB-${await findSentCode(page)}`);
  await expect(page).toHaveURL(greeting);
});

test('where somebody wanted to go is no other site, whoever wrote the cookie', { tag: '@core' }, async ({
  page,
  baseURL,
}) => {
  const value = encodeURIComponent('//evil.example/');
  await page.context().addCookies([{ name: cookieName('redirect'), value, url: baseURL ?? '' }]);
  await page.goto('/login');
  await logIn(page, people.otherTenant);
  await expect(page).toHaveURL(ownPosition);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(cookieName('redirect'));
});

test('the header of somebody signed in has their menu, in the place of the link, and nothing moves', async ({
  page,
}) => {
  await beginSession(page, people.tenant);
  await watchShifts(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/map');
    await expect(account(page)).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Log in' })).toHaveCount(0);
    expect(await getShifts(page), `${width}`).toEqual([]);
  }
  await account(page).click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  await expect(menu.getByText('Lim Jia En')).toBeVisible();
  await expect(menu.getByText('Tenant')).toBeVisible();
  await menu.getByRole('link', { name: 'Saved homes' }).click();
  await expect(page).toHaveURL('/discover/favourites');
  await expect(menu).toBeHidden();
});

test('the header of a private page has their menu before script, and keeps it', async ({ page }) => {
  await beginSession(page, people.tenant);
  for (const path of ['/discover/favourites', '/cookies']) {
    const gate = await delayScripts(page);
    await page.goto(path);
    await account(page).click();
    const menu = page.getByRole('navigation', { name: 'Account' });
    await expect(menu.getByRole('link')).toHaveText(['Log out']);
    await account(page).evaluate((button) => button.setAttribute('data-first', ''));
    await gate.open();
    await expect(menu.getByRole('link', { name: 'Saved homes' })).toBeVisible();
    await expect(account(page)).toHaveAttribute('data-first', '');
    await page.unroute('**/assets/*.js');
  }
});

test('the header keeps to one line at 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWithScript(page, '/');
  const { height } = (await header(page).boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThanOrEqual(66);
  const tops = await header(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
    );
  expect(new Set(tops).size).toBe(1);
});

test('log-out in one tab logs out all: another shows the header of a visitor, a private page goes home', {
  tag: ['@core', overHttps.tag],
}, async ({ context, page }) => {
  await page.goto('/login');
  await logIn(page, people.tenant);
  await openWithScript(page, '/discover');
  const [open, closed] = [await context.newPage(), await context.newPage()];
  await openWithScript(open, '/discover?propertyTypes=0');
  await openWithScript(closed, '/discover/favourites');
  await expect(account(open)).toBeVisible();
  await account(page).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header(open).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(open).toHaveURL('/discover?propertyTypes=0');
  await expect(closed).toHaveURL('/');
  expect((await context.cookies()).map(({ name }) => name)).toEqual([cookieName('greeted')]);
});

test('what one person was shown is not shown to the next in another tab', async ({
  context,
  page,
  requests,
}) => {
  await page.goto('/login');
  await logIn(page, people.tenant);
  const second = await context.newPage();
  await openWithScript(second, '/discover');
  await expect(account(second)).toBeVisible();
  await openWithScript(page, '/');
  await account(page).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(header(second).getByRole('link', { name: 'Log in' })).toBeVisible();
  requests.length = 0;
  await header(second).getByRole('link', { name: 'Find a home' }).click();
  await expect(second).toHaveURL('/discover');
  await second.getByRole('link', { name: 'Sewa' }).first().click();
  await expect(second).toHaveURL('/');
  expect(requests.some((url) => new URL(url).pathname === '/')).toBe(true);
});

test('the whole journey is done by keyboard alone', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/discover');
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await press('Tab', 10);
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Phone number').waitFor();
  await press('Tab', 2);
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(people.owner);
  await press('Enter');
  await expect(page).toHaveURL('/login/otp');
  await waitForHydration(page);
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.keyboard.type(await findSentCode(page));
  await expect(page).toHaveURL(greeting);
  await expect(account(page)).toBeVisible();
  await account(page).focus();
  await press('Enter');
  await expect(page.getByRole('link', { name: 'Saved homes' })).toBeVisible();
  await press('Tab', 6);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeHidden();
  await expect(account(page)).toBeFocused();
});

test('a code page says when another code may be asked for', async ({ browser }) => {
  const dataFolder = makeMarketFolder();
  const sewa = await startSewa({ dataFolder, environment: { OTP_RESEND_SECONDS: '30' } });
  const page = await browser.newPage({ baseURL: sewa.url });
  await page.clock.install();
  await page.goto('/login');
  await requestCode(page, people.tenant);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('button', { name: 'Send another code', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'This number was sent a code a moment ago.' }),
  ).toBeVisible();
  await page.close();
  await stopSewa(sewa);
  removeFolder(dataFolder);
});

test('in production there is no sandbox, whatever the address', async ({ request }) => {
  const dataFolder = makeMarketFolder();
  const sewa = await startSewa({
    dataFolder,
    environment: {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://sewa.example',
      SMTP_URL: 'smtp://localhost',
      SMS_URL: 'https://sms.example/messages',
      TRUSTED_PROXIES: '0',
    },
  });
  const headers = { host: 'sewa.example' };
  const pages = ['', '/accounts.json', '/outbox', '/outbox.json', '/clock', '/jobs.json'];
  for (const path of pages.map((page) => `/sandbox${page}`))
    expect((await request.get(`${sewa.url}${path}`, { headers })).status(), path).toBe(404);
  expect(await stopSewa(sewa)).toBe(0);
  removeFolder(dataFolder);
});
