import type { Browser, Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { beginSession, logIn, people } from '../support/logIn.ts';
import { type Market, test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ retries: 0 });

const main = (page: Page) => page.getByRole('main');
const DAY_MS = 86_400_000;

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
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', {
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
  await tenant.getByRole('link', { name: 'Book a viewing' }).first().click();
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
