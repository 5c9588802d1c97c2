import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { beginSession, logIn, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { moveClock } from '../support/rentPlan.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });
// The page of the rental that an offer leads to is another journey's.
test.use({ expectedProblems: atNewSecret });

const main = (page: Page) => page.getByRole('main');
const MINUTE_MS = 60_000;

/** Somebody in a browser of their own. */
async function openAs(
  browser: Browser,
  market: Market,
  phoneNumber: string | null,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: market.url,
    viewport: { width: 360, height: 740 },
    ...options,
  });
  const page = await context.newPage();
  if (phoneNumber !== null) await beginSession(page, phoneNumber);
  return page;
}

/** A live listing of whoever is signed in, which came in a file and belongs to no unit. */
async function findLiveHome(page: Page) {
  const { imported } = await callApi<{ imported: { id: string; slug: string; state: string }[] }>(
    page,
    'GET',
    '/api/properties',
  );
  const found = imported.find(({ state }) => state === 'live');
  if (!found) throw new Error('The owner has no live listing.');
  const { id, slug } = found;
  return { viewings: `/property/${id}/viewings`, listing: `/discover/${id}/${slug}` };
}

/** The day in Singapore some days from now. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * MINUTE_MS).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Singapore',
  });
/** How the page writes a day: 'Sat, 5 Dec'. */
function writeDay(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  const [weekday, month] = [{ weekday: 'short' }, { month: 'short' }].map((options) =>
    date.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' } as Intl.DateTimeFormatOptions),
  );
  return `${weekday}, ${date.getUTCDate()} ${month}`;
}

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an owner offers times, a tenant logs in, books, moves and arrives with the code, and both go on', {
    tag: '@core',
  }, async ({ page, browser, market }) => {
    await beginSession(page, people.owner);
    const home = await findLiveHome(page);
    const day = dayIn(2);
    await openWithScript(page, home.viewings);
    const week = page.getByRole('form', { name: 'Every week' });
    await week.getByLabel('Weekday').selectOption(String(new Date(`${day}T00:00Z`).getUTCDay()));
    await week.getByRole('group', { name: 'Until' }).getByRole('spinbutton').first().click();
    await page.keyboard.type(day.split('-').toReversed().join(''));
    await week.getByLabel('From').fill('10:00');
    await week.getByLabel(/^To/).fill('10:40');
    await week.getByRole('button', { name: 'Preview times' }).click();
    await expect(page.getByText('This makes 2 times')).toBeVisible();
    await page.getByRole('button', { name: 'Offer 2 times' }).click();
    await expect(page.getByText('2 times offered. People can book them now.')).toBeInViewport();

    const tenant = await openAs(browser, market, null);
    await openWithScript(tenant, home.listing);
    await expect(tenant.getByText(`Next: ${writeDay(day)}, 10:00`)).toBeVisible();
    await tenant.getByRole('link', { name: 'Book a viewing' }).click();
    await expect(tenant).toHaveURL('/login');
    await logIn(tenant, people.otherTenant);
    await expect(tenant).toHaveURL(`${home.listing}/viewing`);
    await waitForHydration(tenant);
    await tenant.getByRole('radio', { name: /^10:00 to 10:20/ }).check();
    await tenant.getByLabel('Note to your host').fill('With my sister');
    await tenant.getByRole('button', { name: 'Book viewing' }).click();
    const own = tenant.getByRole('region', { name: 'Your viewing' });
    await expect(own).toContainText(`${writeDay(day)}, 10:00 to 10:20`);
    await expect(tenant.getByRole('heading', { name: 'Your viewing' })).toBeInViewport();
    await own.getByRole('link', { name: 'Move' }).click();
    await tenant.getByRole('radio', { name: /^10:20 to 10:40/ }).check();
    await tenant.getByRole('button', { name: 'Move viewing' }).click();
    await expect(own).toContainText(`${writeDay(day)}, 10:20 to 10:40`);

    await openWithScript(page, home.viewings);
    const next = page.getByRole('region', { name: `${writeDay(day)}, 10:20 to 10:40` });
    await expect(next).toContainText('“With my sister”');
    const [code = ''] = /\d{3} \d{3}/.exec((await next.textContent()) ?? '') ?? [];
    const start = Date.parse(`${day}T10:20:00+08:00`);
    await moveClock(page, new Date(start + MINUTE_MS));
    await openWithScript(tenant, `${home.listing}/viewing`);
    await tenant.getByLabel('Code from your host').fill(code);
    await tenant.getByRole('button', { name: "I'm here" }).click();
    await expect(own).toContainText('Their code was right.');

    await moveClock(page, new Date(start + 30 * MINUTE_MS));
    await openWithScript(tenant, `${home.listing}/viewing`);
    await expect(own).toContainText('Do you want to go on with this home?');
    await own.getByRole('button', { name: 'Yes' }).click();
    await expect(tenant).toHaveURL(/\/contract\/[a-z2-7]+$/);
    await openWithScript(page, home.viewings);
    await page.getByRole('button', { name: 'Yes' }).last().click();
    await expect(page.getByText('Saved. You want to go on.')).toBeInViewport();
    await expect(main(page)).toContainText('wants to go on, too.');
    await moveClock(page, null);
  });
});

test('a time is offered, booked and cancelled without script', { tag: '@core' }, async ({
  browser,
  market,
}) => {
  const withoutScript = { javaScriptEnabled: false };
  const owner = await openAs(browser, market, people.owner, withoutScript);
  const home = await findLiveHome(owner);
  const day = dayIn(3);
  await owner.goto(home.viewings);
  const one = owner.getByRole('form', { name: 'One time' });
  await one.getByRole('button', { name: 'Offer time' }).click();
  await expect(one.getByText('Choose a day.')).toBeVisible();
  await one.getByLabel('Day').fill(day);
  await one.getByLabel('From').fill('15:00');
  await one.getByRole('button', { name: 'Offer time' }).click();
  await expect(main(owner)).toContainText('15:00 to 15:20');

  const tenant = await openAs(browser, market, null, withoutScript);
  await tenant.goto(home.listing);
  await tenant.getByRole('link', { name: 'Book a viewing' }).click();
  await expect(tenant).toHaveURL('/login');
  await logIn(tenant, people.asker);
  await expect(tenant).toHaveURL(`${home.listing}/viewing`);
  await tenant.getByRole('radio', { name: /^15:00 to 15:20/ }).check();
  await tenant.getByRole('button', { name: 'Book viewing' }).click();
  const own = tenant.getByRole('region', { name: 'Your viewing' });
  await expect(own).toContainText(`${writeDay(day)}, 15:00 to 15:20`);
  await owner.goto(home.viewings);
  await expect(main(owner)).toContainText(/Tell .* this code at the door:/);
  await own.getByRole('button', { name: 'Cancel viewing' }).click();
  await own.getByRole('button', { name: 'Cancel viewing' }).click();
  await expect(own).toContainText('You cancelled this viewing.');
});
