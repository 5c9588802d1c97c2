import { openWithScript } from '../support/hydration.ts';
import { search } from '../support/searchApi.ts';
import { cards, choice, text, total } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

const typed = '2br clementi below 3k';
const found = { noOfBedRooms: 2, in: 'area:clementi', rentMax: 3000 };
const address = '/discover?noOfBedRooms=2&in=area:clementi&rentMax=3000';
const withText = `${address}&typed=${encodeURIComponent(typed)}`;
const chips = ['In Clementi', 'Up to $3,000', '2 bedrooms'];
const remove = (name: string) => `Remove ${name}`;
const homes = (count: number) => `${count} ${count === 1 ? 'home' : 'homes'}`;

test('what somebody types on the front door becomes filters, and each of them can be taken out', {
  tag: '@core',
}, async ({ page, request }) => {
  await openWithScript(page, '/');
  await text(page).fill(typed);
  await text(page).press('Enter');
  await expect(page).toHaveURL(withText);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '2-bedroom homes in Clementi up to $3,000',
  );
  await expect(total(page)).toHaveText(homes((await search(request, found)).total));
  await expect(text(page)).toHaveValue(typed);
  const chosen = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chosen.getByRole('link')).toHaveText(chips.map(remove));
  await chosen.getByRole('link', { name: 'Remove Up to $3,000' }).click();
  await expect(page).toHaveURL('/discover?noOfBedRooms=2&in=area:clementi');
  await expect(text(page)).toHaveValue('');
  await page.goBack();
  await expect(text(page)).toHaveValue(typed);
});

test('another text takes what the first one said with it, and leaves what was chosen beside it', {
  tag: '@core',
}, async ({ page }) => {
  await openWithScript(page, '/discover');
  await text(page).fill(typed);
  await text(page).press('Enter');
  await expect(page).toHaveURL(withText);
  await choice(page, 'Home type', 'HDB').check();
  await expect(page).toHaveURL(withText.replace('?', '?propertyTypes=0&'));
  await text(page).fill('bisan');
  await text(page).press('Enter');
  await expect(page).toHaveURL('/discover?propertyTypes=0&in=area:bishan&typed=bisan');
  await expect(page.getByText('Showing homes in Bishan.')).toBeVisible();
  await page.getByRole('link', { name: 'Search for “bisan” instead' }).click();
  await expect(page).toHaveURL('/discover?propertyTypes=0&q=bisan&exact=1');
  await choice(page, 'Home type', 'HDB').uncheck();
  await expect(page).toHaveURL('/discover?q=bisan&exact=1');
});

test('a suggestion is chosen with the keyboard', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/');
  await text(page).pressSequentially('raffles pl');
  const station = page.getByRole('option', { name: /^Raffles Place Station/ });
  await expect(station).toBeVisible();
  while ((await station.getAttribute('aria-selected')) === 'false') await text(page).press('ArrowDown');
  await text(page).press('Enter');
  await expect(page).toHaveURL('/discover?near=station:raffles-place');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes near Raffles Place');
});

test('the way to work is chosen in the filters, and stands on each home', { tag: '@core' }, async ({
  page,
}) => {
  await openWithScript(page, '/discover');
  await page.getByRole('combobox', { name: 'To', exact: true }).pressSequentially('raffles pl');
  await page.getByRole('option', { name: /^Raffles Place Station/ }).click();
  await expect(page).toHaveURL('/discover?to=station:raffles-place@30');
  await page.getByLabel('To Raffles Place').selectOption('Up to 45 minutes');
  await expect(page).toHaveURL('/discover?to=station:raffles-place@45');
  await page.getByLabel('Sort by').selectOption('Shortest way first');
  await expect(page).toHaveURL('/discover?to=station:raffles-place@45&sort=minutes');
  await expect(cards(page).first()).toContainText(/about \d+ min to Raffles Place/);
});

test('where nothing is near, the nearest homes are shown', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/discover?q=near+tiong+bahru');
  await expect(page.getByRole('heading', { name: 'No homes match your search' })).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Nearest homes to Tiong Bahru' });
  await expect(nearest.getByRole('article')).toHaveCount(3);
  await expect(nearest.getByText(/^about \d+ min to Tiong Bahru$/)).toHaveCount(3);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what somebody types becomes the same filters', { tag: '@core' }, async ({ page, request }) => {
    const answer = await request.get('/discover?q=2br+clementi+below+3k', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, withText]);
    await page.goto('/');
    await text(page).fill(typed);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(withText);
    await expect(text(page)).toHaveValue(typed);
    await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveText(
      chips.map(remove),
    );
  });

  test('a filter that is changed beside the text wins over it', async ({ page }) => {
    await page.goto(withText);
    await choice(page, 'Bedrooms', '2 bedrooms').uncheck();
    await choice(page, 'Bedrooms', '3 bedrooms').check();
    await page.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL('/discover?noOfBedRooms=3&in=area:clementi&rentMax=3000');
    await expect(text(page)).toHaveValue('');
  });
});
