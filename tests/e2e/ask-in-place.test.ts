import type { Locator, Page } from '@playwright/test';
import { findIssues, themes } from '../support/findIssues.ts';
import { openWithScript } from '../support/hydration.ts';
import { findSentMessageCode, logInAbove, people } from '../support/logIn.ts';
import { test } from '../support/ownMarket.ts';
import { pathOf, search } from '../support/searchApi.ts';
import { cards } from '../support/searchPage.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ mode: 'default', retries: 0 });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const sheetOf = (page: Page) => page.getByRole('dialog');
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Lets somebody have an account who is nobody else's, and leaves the browser to a visitor. */
async function makeTenant(page: Page, phoneNumber: string): Promise<void> {
  const { request } = page;
  const headers = { origin: new URL((await request.get('/api/health')).url()).origin };
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data });
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
    return (await answer.json()).data;
  };
  const { prefix } = await post('/api/login/otp', { phoneNumber, purpose: 'signUp' });
  const otp = await findSentMessageCode(request, prefix);
  const { isValid } = await post('/api/login/otp/validate', { phoneNumber, otp });
  const details = { name: 'Ravi Kumar', email: 'ravi@example.sg', residentialStatus: 'C' };
  if (!isValid) await post('/api/user/1/create', details);
  await request.post('/api/user/logout', { headers });
}

test('a newcomer asks about a home in six taps, and stays where they are', { tag: '@core' }, async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const [home] = (await search(page.request, { limit: 1 })).items;
  if (!home) throw new Error('The market is empty.');
  await openWithScript(page, pathOf(home));
  await tap(page.getByLabel('Your message'));
  await page.keyboard.type('Is it still available?');
  const send = page.locator('#ask').getByRole('button', { name: /^Message / });
  await send.scrollIntoViewIfNeeded();
  const scroll = await scrollOf(page);
  await tap(send);
  const sheet = sheetOf(page);
  await expect(sheet).toHaveAccessibleName(/^Message .+ about /);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await findIssues(page, theme)).toEqual([]);
  }
  await logInAbove(page, people.newAsker);
  taps += 1;
  await expect(sheet.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Mei Lin');
  await tap(sheet.getByLabel('Email address'));
  await page.keyboard.type('mei.lin@example.sg');
  await tap(sheet.getByText('Singapore citizen'));
  await tap(sheet.getByRole('button', { name: 'Sign up' }));
  await expect(page.getByText('Message sent.')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the conversation' })).toBeVisible();
  await expect(send).toBeFocused();
  expect([new URL(page.url()).pathname, await scrollOf(page), taps]).toEqual([pathOf(home), scroll, 6]);
  await page.getByRole('link', { name: 'See the conversation' }).tap();
  await expect(page.getByRole('log').getByText('Is it still available?')).toHaveCount(1);
});

test('a heart is filled at the same scroll once its visitor has logged in', { tag: '@core' }, async ({
  page,
}) => {
  await makeTenant(page, people.knownAsker);
  await openWithScript(page, '/discover');
  const heart = cards(page)
    .nth(3)
    .getByRole('button', { name: /^Save / });
  await heart.scrollIntoViewIfNeeded();
  const scroll = await scrollOf(page);
  await heart.tap();
  await expect(sheetOf(page)).toHaveAccessibleName(/^Save /);
  await logInAbove(page, people.knownAsker);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  expect([new URL(page.url()).pathname, await scrollOf(page)]).toEqual(['/discover', scroll]);
  const saved = (await (await page.request.get('/api/favourites/ids')).json()).data;
  expect(saved).toContain((await search(page.request, { limit: 4 })).items[3]?.id);
});

test('who gives up loses nothing: the page is as it was, and the message stays', async ({ page }) => {
  const [home] = (await search(page.request, { limit: 1 })).items;
  if (!home) throw new Error('The market is empty.');
  await openWithScript(page, pathOf(home));
  await page.getByLabel('Your message').fill('Half a thought');
  const send = page.locator('#ask').getByRole('button', { name: /^Message / });
  await send.tap();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(send).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue('Half a thought');
});

test('a search is saved, and said to be', async ({ page }) => {
  await makeTenant(page, people.knownAsker);
  await openWithScript(page, '/discover?propertyTypes=1&noOfBedRooms=2');
  await page.getByRole('button', { name: 'Save search' }).tap();
  await expect(sheetOf(page)).toHaveAccessibleName('Save this search');
  await logInAbove(page, people.knownAsker);
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText(/^Search saved\./),
  ).toBeVisible();
  await expect(page).toHaveURL('/discover?propertyTypes=1&noOfBedRooms=2');
  const saved = (await (await page.request.get('/api/saved-searches')).json()).data;
  expect(saved).toHaveLength(1);
});

test('help goes on in its panel', async ({ page }) => {
  await makeTenant(page, people.knownAsker);
  await page.setViewportSize({ width: 1600, height: 900 });
  await openWithScript(page, '/discover');
  const help = page.getByRole('complementary', { name: 'Help' });
  await help.getByRole('button', { name: 'Help' }).click();
  await help.getByRole('link', { name: 'Log in to chat' }).click();
  await expect(sheetOf(page)).toHaveAccessibleName('Get help');
  await logInAbove(page, people.knownAsker);
  await expect(help.getByLabel('Your message')).toBeVisible();
  await expect(help.locator(':focus')).toHaveCount(1);
  await expect(page).toHaveURL('/discover');
});
