import type { Page } from '@playwright/test';
import { openWithScript, waitForHydration } from '../support/hydration.ts';
import { delayScripts } from '../support/scriptGate.ts';
import { findFirst, pathOf, search } from '../support/searchApi.ts';
import { choice, filters, total } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

/** Puts each text of the page into elements of its own, as translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('page-root') as HTMLElement;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      (text as ChildNode).replaceWith(outer);
      outer.append(inner);
      inner.textContent = text.textContent;
    }
  });

test('a translated page says how many homes the next search finds', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await openWithScript(page, '/discover');
  await translate(page);
  await choice(page, 'Amenities', 'Aircon').check();
  const found = await search(request, { amenities: '0' });
  await expect(page).toHaveURL('/discover?amenities=0');
  await expect(total(page)).toHaveText(`${found.total} homes`);
  await expect(filters(page).getByRole('button', { name: /^Show/ })).toHaveText(`Show ${found.total} homes`);
});

test('no number of a page is split into several texts', async ({ request }) => {
  const listing = await findFirst(request);
  for (const path of ['/', '/discover', '/map', pathOf(listing)]) {
    const html = (await (await request.get(path)).text()).replaceAll(/&#?\w+;/g, '');
    expect(html.match(/\d[^<>]*<!-- -->[^<>]*|[^<>]*<!-- -->[^<>]*\d/g) ?? [], path).toEqual([]);
  }
});

test('what is typed while a page is translated before its script has arrived stays, and nothing is reported', async ({
  page,
  requests,
}) => {
  const gate = await delayScripts(page);
  await page.goto('/login');
  await translate(page);
  const number = page.getByLabel('Phone number');
  await number.pressSequentially('80000111');
  await gate.open();
  await waitForHydration(page);
  await expect(number).toHaveValue('8000 0111');
  await expect(number).toBeFocused();
  expect(requests.filter((url) => url.endsWith('/api/reports'))).toEqual([]);
});
