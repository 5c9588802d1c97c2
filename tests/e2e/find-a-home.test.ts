import type { Locator } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { overPublished } from '../support/marks.ts';
import { pathOf, search } from '../support/searchApi.ts';
import { cardLinks, cards, choice, filters, text, total } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

const count = (total: number) => `${total} ${total === 1 ? 'home' : 'homes'}`;
const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test('the front door leads to the homes somebody looks for', { tag: ['@core', overPublished.tag] }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.locator('input[name="q"]').fill('river valley');
  await page.getByLabel('Home type').selectOption('Condominium');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=1&in=area:river-valley&typed=river%20valley');
  const found = await search(request, { propertyTypes: '1', in: 'area:river-valley', limit: 48 });
  await expect(total(page)).toHaveText(count(found.total));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Condos in River Valley');
  expect(await hrefsOf(cardLinks(page))).toEqual(found.items.map(pathOf));
});

test('a district on the front door opens the search of that district with the number it promised', {
  tag: '@core',
}, async ({ page }) => {
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

test('several values of several filters stand comma-separated in the address, with the exact total', {
  tag: ['@core', overPublished.tag],
}, async ({ page, request }) => {
  await openWithScript(page, '/discover');
  await choice(page, 'Home type', 'HDB').check();
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  await choice(page, 'Home type', 'Condominium').check();
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

test('the number beside a choice is the number of homes it would show', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await openWithScript(page, '/discover?propertyTypes=1&noOfBedRooms=2');
  const group = filters(page).getByRole('group', { name: 'Home type' });
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

test('a chosen filter is taken out again where it is shown', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/discover?propertyTypes=0,1&q=avenue');
  await page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: 'Remove HDB' }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=1&q=avenue');
  await expect(choice(page, 'Home type', 'HDB')).not.toBeChecked();
  await expect(choice(page, 'Home type', 'Condominium')).toBeChecked();
  await filters(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(choice(page, 'Home type', 'Condominium')).not.toBeChecked();
  await expect(text(page)).toHaveValue('');
});

test('"Lowest rent first" puts the homes in that order', { tag: '@core' }, async ({ page, request }) => {
  const { items } = await search(request, { sort: 'rentAsc' });
  const rents = items.map(({ monthlyRent }) => monthlyRent / 100);
  expect(rents).toEqual(rents.toSorted((one, two) => one - two));
  await openWithScript(page, '/discover');
  await filters(page).getByLabel('Sort by').selectOption('Lowest rent first');
  await expect(page).toHaveURL('/discover?sort=rentAsc');
  const shown = cards(page).getByText(/^\$[\d,]+ a month$/);
  await expect(shown).toHaveText(rents.map((rent) => `$${rent.toLocaleString('en-SG')} a month`));
});

test('free text finds streets, and says so when nothing matches', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/discover');
  await text(page).fill('avenue');
  await text(page).press('Enter');
  await expect(page).toHaveURL('/discover?q=avenue');
  await expect(cards(page).filter({ hasNotText: /avenue/i })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await text(page).fill('qwertyland');
  await text(page).press('Enter');
  await expect(page).toHaveURL('/discover?q=qwertyland');
  await expect(total(page)).toHaveText('0 homes');
  await expect(page.getByRole('heading', { name: 'No homes match' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page)).toHaveCount(24);
});

test('showing more to the end shows every home once', { tag: '@core' }, async ({ page, request }) => {
  const { total: all } = await search(request);
  await openWithScript(page, '/discover');
  const more = page.getByRole('link', { name: 'Show more homes' });
  for (let shown = 24; shown < all; shown += 24) {
    await expect(cards(page)).toHaveCount(shown);
    await more.click();
  }
  await expect(page.getByText("That's all the homes in this search.")).toBeVisible();
  await expect(more).toHaveCount(0);
  const hrefs = await hrefsOf(cardLinks(page));
  expect(hrefs).toHaveLength(all);
  expect(new Set(hrefs).size).toBe(all);
  await expect(page).toHaveURL('/discover');
});

test('a curated address opens the search it stands for', { tag: '@core' }, async ({ page }) => {
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

test('on a narrow screen the filters open over the page and close with the homes they leave', {
  tag: ['@core', overPublished.tag],
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWithScript(page, '/discover');
  await expect(filters(page)).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(filters(page)).toBeVisible();
  await choice(page, 'Home type', 'Landed').check();
  await expect(page).toHaveURL('/discover?propertyTypes=2');
  const shown = count((await search(request, { propertyTypes: 2 })).total);
  await filters(page)
    .getByRole('button', { name: `Show ${shown}` })
    .click();
  await expect(filters(page)).toBeHidden();
  await expect(total(page)).toHaveText(shown);
});

test('on a narrow screen the way back closes the filters, and undoes what was chosen in them', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWithScript(page, '/');
  await page.getByRole('link', { name: 'Find a home' }).first().click();
  await expect(cards(page)).toHaveCount(24);
  const button = page.getByRole('button', { name: 'Filters' });
  await button.click();
  // The focus comes once the sheet has its entry in the history.
  await expect(filters(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL('/discover');
  await expect(button).toBeFocused();
  await button.click();
  await choice(page, 'Home type', 'Landed').check();
  await expect(page).toHaveURL('/discover?propertyTypes=2');
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/discover');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('scrolled down, the search stays at the top as one line, and searches', { tag: '@core' }, async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await openWithScript(page, '/discover');
    const before = await text(page).boundingBox();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_500);
    await expect
      .poll(async () => {
        const bar = await text(page).boundingBox();
        return bar && bar.y < 16 && bar.height === before?.height;
      })
      .toBe(true);
    await text(page).fill('avenue');
    await text(page).press('Enter');
    await expect(page).toHaveURL('/discover?q=avenue');
  }
});
