import type { Locator, Page } from '@playwright/test';
import { findFirst, pathOf, search } from '../support/searchApi.ts';
import { openWithScript } from '../support/takeover.ts';
import { expect, test } from '../support/test.ts';

const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const choice = (page: Page, group: string, label: string) =>
  filters(page)
    .getByRole('group', { name: group })
    .getByRole('checkbox', { name: new RegExp(`^${label.replace('+', '\\+')}( |$)`) });
const cards = (page: Page) => page.getByRole('region', { name: 'Homes' }).getByRole('article');
const cardLinks = (page: Page) => cards(page).getByRole('heading').getByRole('link');
const count = (total: number) => `${total} ${total === 1 ? 'home' : 'homes'}`;
const total = (page: Page) => page.getByRole('main').getByRole('status');
const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test('the front door leads to the homes somebody looks for', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Where' }).fill('river valley');
  await page.getByLabel('What kind').selectOption('Condominium');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=1&q=river%20valley');
  const found = await search(request, { propertyTypes: '1', q: 'river valley', limit: 48 });
  await expect(total(page)).toHaveText(count(found.total));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Condominium for rent in Singapore');
  expect(await hrefsOf(cardLinks(page))).toEqual(found.items.map(pathOf));
});

test('a district on the front door opens the search of that district with the number it promised', async ({
  page,
}) => {
  await page.goto('/');
  const district = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Bedok, Upper East Coast', exact: true }),
  });
  const promised = Number((await district.textContent())?.match(/\d+/)?.[0]);
  expect(promised).toBeGreaterThan(0);
  await district.getByRole('link').click();
  await expect(page).toHaveURL('/discover?searchParams=bedok-upper-east-coast');
  await expect(total(page)).toHaveText(count(promised));
  await expect(cards(page)).toHaveCount(promised);
});

test('several values of several filters stand comma-separated in the address, with the exact total', async ({
  page,
  request,
}) => {
  await openWithScript(page, '/discover');
  await choice(page, 'Property type', 'HDB').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  await choice(page, 'Property type', 'Condominium').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0,1');
  await choice(page, 'Bedrooms', '3 bedrooms').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0,1&noOfBedRooms=3');
  await choice(page, 'Bedrooms', '5+ bedrooms').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0,1&noOfBedRooms=3,5');
  await choice(page, 'Furnishing', 'Furnished').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0,1&noOfBedRooms=3,5&furnitureStatus=2');
  const found = await search(request, {
    propertyTypes: '0,1',
    noOfBedRooms: '3,5',
    furnitureStatus: '2',
    limit: 48,
  });
  expect(found.nextCursor).toBeNull();
  expect(found.items).toHaveLength(found.total);
  await expect(total(page)).toHaveText(count(found.total));
  await expect(cards(page)).toHaveCount(found.total);
});

test('the number beside a choice is the number of homes it would show', async ({ page, request }) => {
  await openWithScript(page, '/discover?propertyTypes=1&noOfBedRooms=2');
  const group = filters(page).getByRole('group', { name: 'Property type' });
  for (const [code, label] of [
    [0, 'HDB'],
    [1, 'Condominium'],
    [2, 'Landed'],
    [4, 'Serviced Apartment'],
  ] as const) {
    const { total: promised } = await search(request, { propertyTypes: code, noOfBedRooms: 2 });
    await expect(group.locator('label').filter({ hasText: label })).toHaveText(`${label}${promised}`);
  }
});

test('a chosen filter is taken out again where it is shown', async ({ page }) => {
  await openWithScript(page, '/discover?propertyTypes=0,1&q=avenue');
  await page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: 'Remove HDB' }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=1&q=avenue');
  await expect(choice(page, 'Property type', 'HDB')).not.toBeChecked();
  await expect(choice(page, 'Property type', 'Condominium')).toBeChecked();
  await filters(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(choice(page, 'Property type', 'Condominium')).not.toBeChecked();
  await expect(filters(page).getByLabel('Search')).toHaveValue('');
});

for (const [label, code, inOrder] of [
  ['Lowest rent first', 'rentAsc', (rents: number[]) => rents.toSorted((one, two) => one - two)],
  ['Highest rent first', 'rentDesc', (rents: number[]) => rents.toSorted((one, two) => two - one)],
] as const) {
  test(`"${label}" puts the homes in that order`, async ({ page }) => {
    await openWithScript(page, '/discover');
    await filters(page).getByLabel('Sort by').selectOption(label);
    await expect(page).toHaveURL(`/discover?sort=${code}`);
    await expect(cards(page)).toHaveCount(24);
    const rents = await cards(page)
      .getByText(/^\$[\d,]+ a month$/)
      .evaluateAll((all) => all.map((element) => Number(element.textContent?.replace(/\D/g, ''))));
    expect(rents).toHaveLength(24);
    expect(rents).toEqual(inOrder(rents));
  });
}

test('free text finds streets, and says so when nothing matches', async ({ page }) => {
  await openWithScript(page, '/discover');
  const text = filters(page).getByLabel('Search');
  await text.fill('clementi');
  await text.press('Enter');
  await expect(page).toHaveURL('/discover?q=clementi');
  await expect(cards(page).filter({ hasNotText: /clementi/i })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await text.fill('no such street anywhere');
  await text.press('Enter');
  await expect(page).toHaveURL('/discover?q=no%20such%20street%20anywhere');
  await expect(total(page)).toHaveText('0 homes');
  await expect(page.getByRole('heading', { name: 'No homes match' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page)).toHaveCount(24);
});

test('showing more to the end shows every home once', async ({ page, request }) => {
  const { total: all } = await search(request);
  await openWithScript(page, '/discover');
  const more = page.getByRole('link', { name: 'Show more homes' });
  for (let shown = 24; shown < all; shown += 24) {
    await expect(cards(page)).toHaveCount(shown);
    await more.click();
  }
  await expect(page.getByText('That is all of them.')).toBeVisible();
  await expect(more).toHaveCount(0);
  const hrefs = await hrefsOf(cardLinks(page));
  expect(hrefs).toHaveLength(all);
  expect(new Set(hrefs).size).toBe(all);
  await expect(page).toHaveURL('/discover');
});

test('a listing shows its facts, what comes with it and who lets it, but not its floor and unit', async ({
  page,
  request,
}) => {
  const { id, slug } = await findFirst(request, { propertyTypes: '1', propertySubTypes: '0' });
  const answer = await request.get(`/api/listings/${id}`);
  const { data: listing } = await answer.json();
  await page.goto(pathOf({ id, slug }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title);
  const facts = page.locator('dl');
  const fact = (name: string) => facts.locator('div').filter({ hasText: name }).locator('dd');
  await expect(fact('Property type')).toHaveText('Condominium');
  await expect(fact('What is let')).toHaveText('Entire Unit');
  await expect(fact('Address')).toHaveText(`${listing.address.block} ${listing.address.street}`);
  await expect(facts.locator('dt')).toHaveCount(9);
  expect(listing.address).toMatchObject({ floor: null, unit: null });
  expect(await page.content()).not.toMatch(/#\d+-\d+/);
  const amenities = page.getByRole('main').locator('section').filter({ hasText: 'What comes with it' });
  await expect(amenities.getByRole('listitem')).toHaveCount(listing.amenities.length);
  const lister = page.getByRole('region', { name: 'Who lets it' });
  await expect(lister).toContainText(listing.lister.name);
  await expect(lister).toContainText(listing.lister.kind === 'agent' ? 'Registration' : 'never public');
});

test('an agent is shown with registration, agency and phone, an owner without a phone', async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  for (const item of (await search(request, { limit: 48 })).items) {
    const { data } = await (await request.get(`/api/listings/${item.id}`)).json();
    if (seen.has(data.lister.kind)) continue;
    seen.add(data.lister.kind);
    await page.goto(pathOf(item));
    const lister = page.getByRole('region', { name: 'Who lets it' });
    if (data.lister.kind === 'agent') {
      await expect(lister).toContainText(
        `Registration ${data.lister.registrationNumber}${data.lister.agencyName}, licence ${data.lister.agencyLicenceNumber}`,
      );
      await expect(lister.locator('a[href^="tel:"]')).toHaveCount(1);
    } else {
      expect(data.lister.phoneNumber).toBeNull();
      await expect(lister.locator('a')).toHaveCount(0);
    }
  }
  expect([...seen].sort()).toEqual(['agent', 'owner']);
});

test('the pictures are walked through by keyboard, by button and by the small pictures', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScript(page, pathOf(await findFirst(request)));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const row = gallery.getByRole('list', { name: '6 pictures, arrow keys move' });
  const pictures = row.getByRole('img');
  const shows = async (number: number) => {
    await expect(gallery.getByText(`${number} of/ 6`)).toHaveCount(1);
    await expect(pictures.nth(number - 1)).toBeInViewport({ ratio: 0.9 });
  };
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('End');
  await shows(6);
  await page.keyboard.press('ArrowRight');
  await shows(6);
  await page.keyboard.press('ArrowLeft');
  await shows(5);
  await page.keyboard.press('Home');
  await shows(1);
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await shows(2);
  await expect(gallery.getByRole('button', { name: 'Previous picture' })).toBeEnabled();
  await gallery.getByRole('link', { name: 'Floor plan' }).click();
  await shows(6);
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  for (const picture of await pictures.all()) expect(await picture.getAttribute('alt')).toMatch(/\w{3,} \w+/);
});

test('going back finds filters, typed text, loaded homes and place before paint, without a request', async ({
  page,
  requests,
}) => {
  await openWithScript(page, '/discover?propertyTypes=0,1');
  await page.getByRole('link', { name: 'Show more homes' }).click();
  await expect(cards(page)).toHaveCount(48);
  await filters(page).getByLabel('Search').fill('half a thou');
  const link = cardLinks(page).nth(40);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1_000);
  await link.click();
  await expect(page.getByRole('heading', { name: 'The facts' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  const firstFrame = page.evaluate(
    () =>
      new Promise<{ cards: number; place: number; text: string }>((resolve) => {
        addEventListener('popstate', () => {
          const look = () => {
            const shown = document.querySelectorAll('[aria-label="Homes"] article').length;
            const text = document.querySelector<HTMLInputElement>('input[name="q"]')?.value ?? '';
            if (shown > 0) resolve({ cards: shown, place: window.scrollY, text });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }),
  );
  await page.goBack();
  expect(await firstFrame).toEqual({ cards: 48, place, text: 'half a thou' });
  await expect(page).toHaveURL('/discover?propertyTypes=0,1');
  await expect(choice(page, 'Property type', 'HDB')).toBeChecked();
  await expect(choice(page, 'Property type', 'Landed')).not.toBeChecked();
  expect(requests).toEqual([]);
});

test('going back through searches shows each as it was', async ({ page, requests }) => {
  await openWithScript(page, '/discover');
  await choice(page, 'Property type', 'HDB').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  const hdb = (await total(page).textContent()) ?? '';
  await choice(page, 'Property type', 'Landed').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0,2');
  requests.length = 0;
  await page.goBack();
  await expect(choice(page, 'Property type', 'Landed')).not.toBeChecked();
  await expect(choice(page, 'Property type', 'HDB')).toBeChecked();
  await expect(total(page)).toHaveText(hdb);
  await page.goBack();
  await expect(page).toHaveURL('/discover');
  await expect(choice(page, 'Property type', 'HDB')).not.toBeChecked();
  await page.goForward();
  await expect(total(page)).toHaveText(hdb);
  expect(requests).toEqual([]);
});

test('a curated address opens the search it stands for', async ({ page }) => {
  for (const [slug, query] of [
    ['condos-for-rent', 'propertyTypes=1'],
    ['5-more-bedrooms', 'noOfBedRooms=5'],
    ['orchard-river-valley', 'searchParams=orchard-river-valley'],
  ]) {
    await page.goto(`/discover/${slug}`);
    await expect(page).toHaveURL(`/discover?${query}`);
    await expect(cards(page).first()).toBeVisible();
  }
});

test('on a narrow screen the filters open over the page and close with the homes they leave', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWithScript(page, '/discover');
  await expect(filters(page)).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(filters(page)).toBeVisible();
  await choice(page, 'Property type', 'Landed').check();
  await expect(page).toHaveURL('/discover?propertyTypes=2');
  const shown = count((await search(request, { propertyTypes: 2 })).total);
  await filters(page)
    .getByRole('button', { name: `Show ${shown}` })
    .click();
  await expect(filters(page)).toBeHidden();
  await expect(total(page)).toHaveText(shown);
});
