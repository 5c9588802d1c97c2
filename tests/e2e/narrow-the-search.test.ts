import type { Page } from '@playwright/test';
import { isMarked, mark } from '../support/documentMark.ts';
import { openWithScript } from '../support/hydration.ts';
import { overPublished } from '../support/marks.ts';
import { search } from '../support/searchApi.ts';
import { cardLinks, cards, choice, filters, text, total } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

const count = (number: number) => `${number} ${number === 1 ? 'home' : 'homes'}`;
const chosen = (name: string) => ({ name: `Remove ${name}`, exact: true });
/** The date field of the filters, which stands once its script has come. */
const day = (page: Page) => filters(page).getByRole('group', { name: 'Available by' });

test('a rent is asked for once it stands, and from above to below is turned round', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await openWithScript(page, '/discover');
  const from = filters(page).getByLabel('From', { exact: true });
  const upTo = filters(page).getByLabel('Up to');
  await from.pressSequentially('3500');
  await expect(page).toHaveURL('/discover');
  await upTo.focus();
  await expect(page).toHaveURL('/discover?rentMin=3500');
  await upTo.fill('2000');
  await upTo.press('Enter');
  await expect(page).toHaveURL('/discover?rentMin=2000&rentMax=3500');
  await expect(from).toHaveValue('2000');
  await expect(upTo).toHaveValue('3500');
  const found = await search(request, { rentMin: 2000, rentMax: 3500, limit: 48 });
  expect(found.items.every(({ monthlyRent }) => monthlyRent >= 200_000 && monthlyRent <= 350_000)).toBe(true);
  await expect(total(page)).toHaveText(count(found.total));
  await page.getByRole('link', chosen('$2,000 to $3,500')).click();
  await expect(page).toHaveURL('/discover');
  await expect(from).toHaveValue('');
});

test('amenities, area and day narrow the search together, and each is taken out by its chip', {
  tag: '@core',
}, async ({ page, request }) => {
  await openWithScript(page, '/discover');
  await choice(page, 'Amenities', 'Aircon').check();
  await expect(page).toHaveURL('/discover?amenities=0');
  await choice(page, 'Amenities', 'Fridge').check();
  await expect(page).toHaveURL('/discover?amenities=0,3');
  await filters(page).getByLabel('Minimum floor area').fill('60');
  await day(page).getByRole('spinbutton').first().focus();
  await page.keyboard.type('31122027');
  await filters(page).getByLabel('Minimum floor area').focus();
  await expect(page).toHaveURL('/discover?amenities=0,3&areaMin=60&availableFrom=2027-12-31');
  const found = await search(request, {
    amenities: '0,3',
    areaMin: 60,
    availableFrom: '2027-12-31',
    limit: 48,
  });
  expect(found.total).toBeGreaterThan(0);
  await expect(total(page)).toHaveText(count(found.total));
  for (const label of ['Fridge', 'From 60 sqm (646 sqft)', 'Available by Dec 31, 2027', 'Aircon']) {
    await page.getByRole('link', chosen(label)).click();
    await expect(page.getByRole('link', chosen(label))).toHaveCount(0);
  }
  await expect(page).toHaveURL('/discover');
});

test(
  'the day to move in is written part by part, or chosen in a calendar',
  overPublished,
  async ({ page }) => {
    await openWithScript(page, '/discover');
    const parts = () => day(page).getByRole('spinbutton').allTextContents();
    await day(page).getByRole('spinbutton').first().focus();
    await page.keyboard.type('31122027');
    await expect(page).toHaveURL('/discover');
    await filters(page).getByLabel('Minimum floor area').focus();
    await expect(page).toHaveURL('/discover?availableFrom=2027-12-31');
    await filters(page).getByRole('button', { name: 'Change the date' }).click();
    await page.getByRole('button', { name: '15 December 2027' }).click();
    await expect(page).toHaveURL('/discover?availableFrom=2027-12-15');
    expect(await parts()).toEqual(['15', '12', '2027']);
    await page.goBack();
    await expect(page).toHaveURL('/discover?availableFrom=2027-12-31');
    await expect.poll(parts).toEqual(['31', '12', '2027']);
    await page.getByRole('link', chosen('Available by Dec 31, 2027')).click();
    await expect(page).toHaveURL('/discover');
    await expect.poll(parts).toEqual(['dd', 'mm', 'yyyy']);
  },
);

test('the number beside an amenity is what is left when it is asked for too', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await openWithScript(page, '/discover?propertyTypes=1&amenities=2');
  const promised = (await search(request, { propertyTypes: 1, amenities: '2,8' })).total;
  const label = filters(page).getByRole('group', { name: 'Amenities' }).locator('label');
  await expect(label.filter({ hasText: 'Television' })).toHaveText(`Television${promised}`);
});

test('homes are shown before slow numbers, which move nothing when they come', async ({ page }) => {
  let release: () => void = () => undefined;
  const delayed = new Promise<void>((done) => {
    release = done;
  });
  await openWithScript(page, '/discover');
  await page.route('**/api/discover/counts?*', async (route) => {
    await delayed;
    await route.continue();
  });
  await choice(page, 'Amenities', 'Aircon').check();
  await expect(page).toHaveURL('/discover?amenities=0');
  await expect(total(page)).toHaveText('Counting…');
  await expect(cards(page).first()).toBeVisible();
  const measure = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h1, main article, form label, form legend')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const before = await measure();
  release();
  await expect(total(page)).toHaveText(/^\d+ homes?$/);
  await expect(choice(page, 'Home type', 'HDB')).toBeVisible();
  await expect.poll(measure).toEqual(before);
});

test('a search that finds nothing names the filter that stands most in the way', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const without = (await search(request, { propertyTypes: 1 })).total;
  await openWithScript(page, '/discover?propertyTypes=1&rentMin=900000');
  await expect(page.getByRole('heading', { name: 'No homes match' })).toBeVisible();
  await page.getByRole('link', { name: `Show ${count(without)}` }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=1');
  await expect(total(page)).toHaveText(count(without));
});

test.describe('when numbers cannot be had', () => {
  test.use({ expectedProblems: /503/ });

  test('the homes are there all the same', async ({ page }) => {
    await openWithScript(page, '/discover');
    await page.route('**/api/discover/counts?*', (route) =>
      route.fulfill({ status: 503, json: { succeed: false, code: 'R001', message: 'Later.', fields: [] } }),
    );
    await filters(page).getByLabel('From', { exact: true }).fill('2000');
    await filters(page).getByLabel('From', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/discover?rentMin=2000');
    await expect(cards(page).first()).toBeVisible();
    await expect(total(page)).toHaveText("We couldn't count the homes.");
  });
});

test.describe('while the script of a home cannot be loaded', () => {
  test.use({ expectedProblems: /ERR_FAILED|Failed to fetch dynamically|Unable to preload/ });

  test('a search during which the home is pointed at stays in its page, in one history entry', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const delayed = new Promise<void>((done) => {
      release = done;
    });
    await openWithScript(page, '/discover');
    await mark(page);
    const entries = await page.evaluate(() => history.length);
    await page.route('**/api/discover/homes?*', async (route) => {
      await delayed;
      await route.continue();
    });
    const searched = page.waitForRequest('**/api/discover/homes?*');
    await choice(page, 'Amenities', 'Aircon').check();
    await searched;
    await page.route('**/assets/*', (route) => route.abort());
    const failed = page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          addEventListener('vite:preloadError', () => resolve(), { once: true }),
        ),
    );
    await cardLinks(page).first().focus();
    await failed;
    release();
    await expect(page.getByRole('link', chosen('Aircon'))).toBeVisible();
    await expect(page).toHaveURL('/discover?amenities=0');
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('rent, day, area and amenities are sent as a form, with exact numbers on the page', {
    tag: '@core',
  }, async ({ page, request }) => {
    await page.goto('/discover');
    await filters(page).getByLabel('From', { exact: true }).fill('4000');
    await filters(page).getByLabel('Up to').fill('2500');
    await filters(page).getByLabel('Minimum floor area').fill('40');
    await filters(page)
      .getByRole('checkbox', { name: /^Wardrobe/ })
      .check();
    await filters(page).getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL('/discover?amenities=9&rentMin=2500&rentMax=4000&areaMin=40');
    const found = await search(request, { amenities: 9, rentMin: 2500, rentMax: 4000, areaMin: 40 });
    await expect(total(page)).toHaveText(count(found.total));
    await expect(cards(page)).toHaveCount(found.items.length);
    await expect(filters(page).getByLabel('Up to')).toHaveValue('4000');
    await page.getByRole('link', chosen('Wardrobe')).click();
    await expect(page).toHaveURL('/discover?rentMin=2500&rentMax=4000&areaMin=40');
  });
});

test.describe('a search that has no answer', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|status of 500|^answer: 500/ });

  const problem = (page: Page) => page.getByRole('dialog', { name: 'There is a problem.' });
  const parseProblem = async (page: Page) => {
    await expect(problem(page)).toContainText('Something went wrong, please try again.');
    await problem(page).getByRole('button', { name: 'OK' }).click();
    await expect(problem(page)).toHaveCount(0);
  };
  /** Answers no search until it is told to. */
  const cutSearch = async (page: Page) => {
    await page.route('**/api/discover**', (route) => route.abort('internetdisconnected'));
    return () => page.unroute('**/api/discover**');
  };

  test('leaves the homes and everything typed, says why, and is made when it is tried again', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/');
    await openWithScript(page, '/discover?propertyTypes=0');
    const found = (await total(page).textContent()) ?? '';
    const entries = await page.evaluate(() => history.length);
    await text(page).fill('river');
    const restore = await cutSearch(page);
    await filters(page).getByLabel('Up to').fill('3500');
    await filters(page).getByLabel('Up to').press('Enter');
    await parseProblem(page);
    await expect(page).toHaveURL('/discover?propertyTypes=0');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HDB flats for rent in Singapore');
    await expect(total(page)).toHaveText(found);
    await expect(cards(page)).toHaveCount(24);
    await expect(text(page)).toHaveValue('river');
    await expect(filters(page).getByLabel('Up to')).toHaveValue('3500');
    await choice(page, 'Home type', 'Landed').check();
    await parseProblem(page);
    await text(page).fill('a river');
    await expect(choice(page, 'Home type', 'Landed')).toBeChecked();
    await expect(filters(page).getByLabel('Up to')).toHaveValue('3500');
    await restore();
    await filters(page).getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL('/discover?propertyTypes=0,2&rentMax=3500&q=river&typed=a%20river');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL('/discover?propertyTypes=0');
    await expect(cards(page)).toHaveCount(24);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('because the server fails leaves a chosen filter to be taken out again, and the map its map', async ({
    page,
  }) => {
    await openWithScript(page, '/discover?propertyTypes=0');
    await page.route('**/api/discover**', (route) =>
      route.fulfill({ status: 500, json: { succeed: false, code: 'R001', message: 'x', fields: [] } }),
    );
    const chip = page.getByRole('link', chosen('HDB'));
    await chip.click();
    await parseProblem(page);
    await expect(page).toHaveURL('/discover?propertyTypes=0');
    await expect(cards(page)).toHaveCount(24);
    await page.unroute('**/api/discover**');
    await chip.click();
    await expect(page).toHaveURL('/discover');
    await openWithScript(page, '/map?propertyTypes=0');
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' }));
    await chip.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes on the map');
    await expect(problem(page)).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('leaves the sheet as it was filled in, and its way back', async ({ page }) => {
      await page.goto('/');
      await openWithScript(page, '/discover');
      const opener = page.getByRole('button', { name: 'Filters' });
      await opener.click();
      const restore = await cutSearch(page);
      await choice(page, 'Home type', 'HDB').check();
      await parseProblem(page);
      await expect(page).toHaveURL('/discover');
      await opener.click();
      await expect(choice(page, 'Home type', 'HDB')).toBeChecked();
      await restore();
      await choice(page, 'Home type', 'Landed').check();
      await expect(page).toHaveURL('/discover?propertyTypes=0,2');
      await filters(page).getByRole('button', { name: /^Show/ }).click();
      await expect(filters(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/discover');
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  });
});
