import type { Page } from '@playwright/test';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { test } from '../support/ownMarket.ts';
import { expect } from '../support/test.ts';

// Besides, somebody without a shared contract is answered that there is no such page.
test.use({ expectedProblems: new RegExp(`${atNewSecret.source}|404`) });

const main = (page: Page) => page.getByRole('main');

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('an agent narrows the table of contracts, takes it along as a file, and meets the tenant', {
      tag: hasScript ? '@core' : [],
    }, async ({ page, browser, market }) => {
      await beginSession(page, people.agent);
      await page.goto('/contract');
      const rows = main(page).getByRole('rowheader');
      await expect(rows.first()).toBeVisible();
      await main(page).getByLabel('State').selectOption('With overdue rent');
      await main(page).getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/\/contract\?group=owing/);
      await expect(main(page)).toContainText('No contracts match. Choose another state or side.');
      await main(page).getByLabel('State').selectOption('Not running yet');
      await main(page).getByLabel('Your side').selectOption('Renting out');
      await main(page).getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/\/contract\?group=open&as=landlord/);

      const homes = await rows.allTextContents();
      expect(homes.length).toBeGreaterThan(0);
      const href = await main(page).getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
      const file = await page.request.get(href ?? '');
      expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="contracts-.*\.csv"$/);
      const lines = (await file.text()).trim().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(',')[0])).toEqual(homes);

      await main(page).getByRole('row').nth(1).getByRole('link').click();
      await expect(page).toHaveURL(/\/contract\/[a-z2-7]{12}$/);
      const contract = new URL(page.url()).pathname;
      const tenant = main(page).locator('a[href^="/profile/contract/"]').last();
      const name = (await tenant.textContent()) ?? '';
      await tenant.click();
      await expect(page).toHaveURL(/\/profile\/contract\/[a-z2-7]{12}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(main(page).locator(`a[href="${contract}"]`)).toBeVisible();

      const stranger = await (await browser.newContext({ baseURL: market.url })).newPage();
      await beginSession(stranger, hasScript ? people.owner : people.reader);
      expect((await stranger.goto(new URL(page.url()).pathname))?.status()).toBe(404);
    });
  });
}
