import { findOverflow } from '../support/findOverflow.ts';
import { openWithScript } from '../support/hydration.ts';
import { search } from '../support/searchApi.ts';
import { orchardDistrict, total } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

test('the search leads to the map, a district is chosen by keyboard, and its number was true', {
  tag: '@core',
}, async ({ page, request }) => {
  const wanted = await search(request, { propertyTypes: 1, searchParams: '09' });
  await openWithScript(page, '/discover?propertyTypes=1');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/map?propertyTypes=1');
  await expect(orchardDistrict(page)).toHaveAccessibleName(
    `District 9, Orchard, River Valley: ${wanted.total} ${wanted.total === 1 ? 'home' : 'homes'}`,
  );
  await orchardDistrict(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/discover?propertyTypes=1&searchParams=orchard-river-valley');
  await expect(total(page)).toHaveText(`${wanted.total} ${wanted.total === 1 ? 'home' : 'homes'}`);
});

test('the list says the same as the map, and a chip keeps one on it', { tag: '@core' }, async ({ page }) => {
  await openWithScript(page, '/map?propertyTypes=0,1');
  const marks = await page.getByRole('link', { name: /^District \d+, / }).all();
  expect(marks).toHaveLength(28);
  for (const mark of marks) {
    const [, name = '', homes = ''] =
      /^District \d+, (.+?): (\d+) homes?/.exec((await mark.textContent()) ?? '') ?? [];
    const item = page.getByRole('region', { name: 'All districts' }).getByRole('listitem');
    await expect(item.filter({ has: page.getByRole('link', { name, exact: true }) })).toContainText(homes);
  }
  await page.getByRole('link', { name: 'Remove HDB' }).click();
  await expect(page).toHaveURL('/map?propertyTypes=1');
});

test('with a rent asked for, the map counts only what it leaves', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const wanted = await search(request, { rentMax: 4000, searchParams: '09' });
  await page.goto('/map?rentMax=4000');
  await expect(orchardDistrict(page)).toHaveAccessibleName(new RegExp(`: ${wanted.total} home`));
});

test('without outlines every district can be pressed on a phone, and nothing sticks out', async ({
  page,
}) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/map');
    expect(await findOverflow(page), `${width}`).toBe(0);
    for (const mark of await page.getByRole('link', { name: /^District \d+, / }).all()) {
      const box = await mark.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the districts are links', async ({ page }) => {
    await page.goto('/map');
    await orchardDistrict(page).click();
    await expect(page).toHaveURL('/discover?searchParams=orchard-river-valley');
  });
});
