import { waitForHydration } from '../support/hydration.ts';
import { isScript, openAndRead, saveData } from '../support/savingData.ts';
import { settleRequests } from '../support/settleRequests.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => saveData(page));

for (const path of ['/', '/discover', '/login', '/signup'])
  test(`${path} loads no script for somebody who saves data until they turn to a control of it`, async ({
    page,
    requests,
  }) => {
    await openAndRead(page, requests, path);
    expect(requests.filter(isScript)).toEqual([]);
    await page.getByRole('main').getByRole('button').first().hover();
    await waitForHydration(page);
    expect(requests.filter(isScript).length).toBeGreaterThan(1);
  });

test('pages that links lead to are loaded for a link that is pointed at, none before', async ({
  page,
  requests,
}) => {
  await page.goto('/discover');
  await page.keyboard.press('Tab');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await settleRequests(page, requests);
  requests.length = 0;
  await page.getByRole('heading', { level: 1 }).hover();
  await settleRequests(page, requests);
  expect(requests.filter(isScript)).toEqual([]);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').hover();
  await expect.poll(() => requests.filter(isScript).length).toBeGreaterThan(0);
});
