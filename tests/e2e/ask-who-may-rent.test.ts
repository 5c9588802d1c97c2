import type { Page } from '@playwright/test';
import { openWithScript } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const path = '/may-i-rent';
const answer = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const rules = (page: Page) => page.getByRole('region', { name: 'Rule by rule' }).getByRole('listitem');
const check = (page: Page) => page.getByRole('button', { name: 'Check the rules' });

/** Asks about a room of a 4-room flat for somebody on an Employment Pass. */
async function askForRoom(page: Page) {
  await page.getByRole('combobox', { name: 'Type of flat' }).selectOption('4-room');
  await page.getByRole('radio', { name: 'A room' }).check();
  await page.getByRole('radio', { name: 'On a pass' }).check();
  await page.getByRole('combobox', { name: 'Nationality' }).selectOption('Another country');
  await page.getByRole('combobox', { name: 'Pass', exact: true }).selectOption('Employment Pass');
  await page.getByRole('combobox', { name: 'Has HDB approved this tenancy?' }).selectOption('Yes');
  await check(page).click();
}

const asked = (until: string) =>
  `${path}?home=hdb&rooms=4&part=room&from=2027-03-01&months=12&status1=A&nationality1=other&pass1=employment-pass${until}&approved=yes`;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules are asked by a form, and the answer has a short address', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByLabel('First day').fill('2027-03-01');
    await askForRoom(page);
    await expect(page).toHaveURL(asked(''));
    await expect(answer(page, 'Ask first')).toBeVisible();
    const validity = rules(page).filter({ hasText: 'How long passes are valid' });
    await expect(validity).toContainText('State until when each pass is valid.');
    await validity.getByText('Source', { exact: true }).click();
    await expect(validity).toContainText('Read on');

    await page.getByLabel('Pass valid until').fill('2028-12-31');
    await check(page).click();
    await expect(page).toHaveURL(asked('&until1=2028-12-31'));
    await expect(answer(page, 'Yes')).toBeVisible();
  });

  test('people are added and taken away', async ({ page }) => {
    await page.goto(`${path}?from=2027-03-01&status1=C&approved=yes&part=room&rooms=4`);
    await page.getByRole('button', { name: 'Add a person' }).click();
    await expect(page).toHaveURL(/people=2/);
    await page
      .getByRole('group', { name: 'Person 2' })
      .getByRole('radio', { name: 'Singapore citizen' })
      .check();
    await check(page).click();
    await expect(rules(page).filter({ hasText: 'Number of people' })).toContainText(
      '3 people with the owner',
    );
    await page.getByRole('button', { name: 'Remove person 2' }).click();
    await expect(rules(page).filter({ hasText: 'Number of people' })).toContainText(
      '2 people with the owner',
    );
  });

  test('what can’t be used is said at its field', async ({ page }) => {
    await page.goto(`${path}?months=0&from=2027-03-01&status1=C`);
    await expect(page.getByLabel(/^Months/)).toHaveAccessibleDescription(/from 1 to 120/);
    await expect(rules(page)).toHaveCount(0);
  });
});

test('with script the answer comes without asking the server, in view and with the keyboard', async ({
  page,
  requests,
}) => {
  await openWithScript(page, `${path}?from=2027-03-01`);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await askForRoom(page);
  await expect(answer(page, 'Ask first')).toBeInViewport();
  await expect(page).toHaveURL(asked(''));
  expect(requests.filter((url) => !new URL(url).pathname.startsWith('/assets/'))).toEqual([]);
});

test('a home of HDB leads to the rules, with what is known of it', async ({ page }) => {
  await page.goto('/discover?propertyTypes=0');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Check who may rent this flat' }).click();
  await expect(page).toHaveURL(/\/may-i-rent\?home=hdb&/);
  await expect(page.getByRole('heading', { level: 1, name: 'Who may rent this home?' })).toBeVisible();
});
