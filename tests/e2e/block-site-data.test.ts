import type { Page } from '@playwright/test';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { search } from '../support/searchApi.ts';
import { choice, total } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

/** Blocks site data as browsers do: whoever reads it gets an error. */
const blockSiteData = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, { get });
  });

test('with site data blocked pages work as ever, and nothing is reported', { tag: '@core' }, async ({
  page,
  request,
  requests,
}) => {
  await blockSiteData(page);
  await openWithScript(page, '/discover');
  await choice(page, 'Amenities', 'Aircon').check();
  const found = await search(request, { amenities: '0' });
  await expect(total(page)).toHaveText(`${found.total} homes`);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await openWithScript(page, '/login');
  await page.getByLabel('Phone number').fill('80000111');
  expect(requests.filter((url) => url.endsWith('/api/reports'))).toEqual([]);
});
