import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { beginSession, logIn, logInAbove, people } from '../support/logIn.ts';
import { test } from '../support/ownMarket.ts';
import { type FoundListing, search } from '../support/searchApi.ts';
import { cards } from '../support/searchPage.ts';
import { runNode } from '../support/startSewa.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ mode: 'default', retries: 0 });

const favouritesPath = '/discover/favourites';

async function findHomes(page: Page, limit: number): Promise<readonly FoundListing[]> {
  return (await search(page.request, { limit })).items;
}

const heartOf = (page: Page, place: number): Locator =>
  cards(page)
    .nth(place)
    .getByRole('button', { name: /^Save / });

/** What is kept, as the API tells it to the browser of this page. */
async function findStoredAnswer(page: Page): Promise<string[]> {
  return (await (await page.request.get('/api/favourites/ids')).json()).data;
}

/** Signs somebody in on a page of their own and empties what earlier tests kept. */
async function signIn(page: Page, number: string): Promise<void> {
  const headers = { origin: await beginSession(page, number) };
  for (const id of await findStoredAnswer(page))
    await page.request.delete(`/api/favourites/${id}`, { headers });
  const searches = await (await page.request.get('/api/saved-searches')).json();
  for (const { id } of searches.data) await page.request.delete(`/api/saved-searches/${id}`, { headers });
}

async function saveHomes(page: Page, homes: readonly FoundListing[]): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/favourites/ids')).url());
  const headers = { origin };
  for (const { id } of homes) await page.request.put(`/api/favourites/${id}`, { headers });
}

const favourites = (page: Page) => page.getByRole('region', { name: 'Saved homes', exact: true });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor presses a heart, logs in, and the home is kept', { tag: '@core' }, async ({ page }) => {
    await page.goto('/discover');
    const [home] = await findHomes(page, 1);
    await heartOf(page, 0).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, people.tenant);
    await expect(page).toHaveURL(favouritesPath);
    await expect(favourites(page).getByRole('article')).toHaveCount(1);
    expect(await findStoredAnswer(page)).toEqual([home?.id]);
  });

  test('notes, removal with undo and the comparison are forms', async ({ page }) => {
    await signIn(page, people.tenant);
    await saveHomes(page, await findHomes(page, 3));
    await page.goto(favouritesPath);
    const first = favourites(page).getByRole('article').first();
    await first.getByLabel('Note').fill('near the school');
    await first.getByRole('button', { name: 'Save note' }).click();
    await expect(first.getByLabel('Note')).toHaveValue('near the school');
    await first.getByRole('button', { name: /^Remove/ }).click();
    await expect(favourites(page).getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(favourites(page).getByRole('article')).toHaveCount(3);
    await expect(first.getByLabel('Note')).toHaveValue('near the school');
    for (const place of [0, 1])
      await favourites(page).getByRole('article').nth(place).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });

  test('a search is saved, renamed, paused, removed and brought back', async ({ page }) => {
    await signIn(page, people.tenant);
    await page.goto('/discover?propertyTypes=1&noOfBedRooms=2');
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByText('Search saved.')).toBeVisible();
    const saved = page.getByRole('region', { name: 'Saved searches' }).getByRole('article');
    await saved.getByLabel('Name').fill('Near work');
    await saved.getByLabel('Email alerts').selectOption('Every Monday at 8 am');
    await saved.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article', { name: 'Near work' })).toBeVisible();
    await saved.getByRole('button', { name: 'Pause alerts' }).click();
    await expect(saved.getByText('Paused')).toBeVisible();
    await saved.getByRole('button', { name: 'Remove Near work' }).click();
    await expect(saved).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(saved.getByLabel('Email alerts')).toHaveValue('weekly');
    await saved.getByRole('link', { name: 'See homes' }).click();
    await expect(page).toHaveURL('/discover?propertyTypes=1&noOfBedRooms=2');
  });

  test('somebody signed in presses a heart and comes back to the same card', async ({ page }) => {
    await signIn(page, people.tenant);
    await page.goto('/discover?sort=rentAsc');
    const [, second] = (await search(page.request, { sort: 'rentAsc', limit: 2 })).items;
    await heartOf(page, 1).click();
    await expect(page).toHaveURL(`/discover?sort=rentAsc#${second?.id}`);
    await expect(page.locator(`[id="${second?.id}"]`)).toBeInViewport();
    expect(await findStoredAnswer(page)).toEqual([second?.id]);
    await heartOf(page, 1).click();
    await page.goto('/discover');
    expect(await findStoredAnswer(page)).toEqual([second?.id]);
  });
});

test.describe('the heart', () => {
  test('of a visitor asks them to log in above the page, and after it the home is kept', {
    tag: '@core',
  }, async ({ page }) => {
    await openWithScript(page, '/discover');
    await heartOf(page, 2).click();
    await logInAbove(page, people.otherTenant);
    await expect(heartOf(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/discover');
    expect(await findStoredAnswer(page)).toEqual([(await findHomes(page, 3))[2]?.id]);
    await openWithScript(page, '/discover');
    await expect(heartOf(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'false');
  });

  test('works at once, stays, and drops again; a double click is one press', { tag: '@core' }, async ({
    page,
  }) => {
    await signIn(page, people.otherTenant);
    await openWithScript(page, '/discover');
    const heart = heartOf(page, 0);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.dblclick();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => findStoredAnswer(page)).toHaveLength(1);
    await page.reload();
    await waitForHydration(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => findStoredAnswer(page)).toEqual([]);
    await expect(page).toHaveURL('/discover');
  });

  test('is pressed by keyboard, and on the listing page too', async ({ page }) => {
    await signIn(page, people.otherTenant);
    await openWithScript(page, '/discover');
    await cards(page).first().getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(heartOf(page, 0)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => findStoredAnswer(page)).toHaveLength(1);
    await cards(page).first().getByRole('link').press('Enter');
    await expect(page).not.toHaveURL(/\/discover$/);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => findStoredAnswer(page)).toEqual([]);
  });

  test.describe('when the write fails', () => {
    test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 500|answer: 500/ });

    test('for want of a connection is undone, and the person is told', { tag: '@core' }, async ({
      page,
      context,
    }) => {
      await signIn(page, people.otherTenant);
      await openWithScript(page, '/discover');
      const heart = heartOf(page, 0);
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await context.setOffline(true);
      await heart.click();
      const problem = page.getByRole('dialog', { name: 'There is a problem.' });
      await expect(problem).toContainText("Something went wrong, please try again. It wasn't saved.");
      await problem.getByRole('button', { name: 'OK' }).click();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await context.setOffline(false);
      expect(await findStoredAnswer(page)).toEqual([]);
      await heart.click();
      await expect.poll(() => findStoredAnswer(page)).toHaveLength(1);
    });

    test('half-way on the server is undone, and the person is told', async ({ page }) => {
      await signIn(page, people.otherTenant);
      await openWithScript(page, '/discover');
      const heart = heartOf(page, 0);
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await page.route('**/api/favourites/*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'half' }) : route.fallback(),
      );
      await heart.click();
      const problem = page.getByRole('dialog', { name: 'There is a problem.' });
      await expect(problem).toContainText("Something went wrong, please try again. It wasn't saved.");
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  });

  test('pressed in two tabs keeps the home once', async ({ page, context }) => {
    await signIn(page, people.otherTenant);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openWithScript(tab, '/discover');
      await expect(heartOf(tab, 0)).toHaveAttribute('aria-pressed', 'false');
    }
    await Promise.all([heartOf(page, 0).click(), heartOf(other, 0).click()]);
    for (const tab of [page, other]) await expect(heartOf(tab, 0)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => findStoredAnswer(page)).toHaveLength(1);
  });
});

test.describe('the favourites', () => {
  test('take a note when its field is left, and give back what was removed', { tag: '@core' }, async ({
    page,
  }) => {
    await signIn(page, people.asker);
    await saveHomes(page, await findHomes(page, 2));
    await openWithScript(page, favouritesPath);
    const first = favourites(page).getByRole('article').first();
    await first.getByLabel('Note').fill('quiet street');
    await page.keyboard.press('Tab');
    await expect(first.getByRole('status')).toHaveText('Saved');
    await first.getByRole('button', { name: /^Remove/ }).click();
    await expect(favourites(page).getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(favourites(page).getByRole('article')).toHaveCount(2);
    await page.reload();
    await expect(first.getByLabel('Note')).toHaveValue('quiet street');
  });

  test('open one beside the list, which stays where it was', async ({ page }) => {
    await signIn(page, people.asker);
    await saveHomes(page, await findHomes(page, 9));
    await openWithScript(page, favouritesPath);
    const link = favourites(page).getByRole('article').nth(6).getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    await expect(
      page.getByRole('article', { name }).getByRole('link', { name: 'See the listing' }),
    ).toBeVisible();
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(favourites(page)).toBeHidden();
    await page.getByRole('link', { name: 'All saved homes' }).click();
    await expect(favourites(page).getByRole('article')).toHaveCount(9);
    await link.click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport();
  });

  test('stand side by side in a table that scrolls under its facts', async ({ page }) => {
    await signIn(page, people.asker);
    const homes = await findHomes(page, 5);
    await saveHomes(page, homes);
    await openWithScript(page, favouritesPath);
    const boxes = favourites(page).getByRole('checkbox');
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
    await expect(boxes.nth(4)).toBeDisabled();
    await page.getByRole('button', { name: 'Compare 4 homes' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByRole('columnheader').first()).toBeInViewport();
    await expect(boxes.nth(3)).toBeChecked();
    await page.setViewportSize({ width: 360, height: 780 });
    const table = page.getByRole('region', { name: 'Comparison' });
    const fact = table.getByRole('rowheader', { name: 'Monthly rent' });
    await table.evaluate((element) => element.scrollTo({ left: 300 }));
    await expect(fact).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('link', { name: 'Close comparison' }).click();
    await expect(table).toHaveCount(0);
  });

  test('tell what became of the rent', async ({ page, market }) => {
    await signIn(page, people.asker);
    const file = join(market.files, 'agency.csv');
    const feed = (rent: number) =>
      `reference,property_type,block,street,postal_code,rent\nkept-1,HDB,210,Ang Mo Kio Avenue 3,560210,${rent}\n`;
    const bringIn = async (rent: number) => {
      writeFileSync(file, feed(rent));
      const running = runNode(['packages/server/bin/sewa.ts', 'import', 'listings', file], {
        DATA_DIR: market.dataFolder,
      });
      expect(await running.ended, running.output()).toBe(0);
    };
    await bringIn(3000);
    await saveHomes(page, (await search(page.request, { q: '560210', limit: 1 })).items);
    await bringIn(2700);
    await page.goto(favouritesPath);
    await expect(favourites(page)).toContainText('−$300 (10% less) It was $3,000 when you saved it');
    await page.goto('/discover?q=560210');
    await expect(cards(page).first()).toContainText('Price drop');
    await expect(cards(page).first().getByText('$3,000')).toBeVisible();
  });
});

test.describe('a saved search', () => {
  test('of a visitor is saved with the log-in', { tag: '@core' }, async ({ page }) => {
    await openWithScript(page, '/discover?q=avenue');
    await page.getByRole('button', { name: 'Save search' }).click();
    await logInAbove(page, people.owner);
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText(/^Search saved\./),
    ).toBeVisible();
    await page.goto(favouritesPath);
    await expect(page.getByRole('article', { name: 'avenue' })).toBeVisible();
  });
});
