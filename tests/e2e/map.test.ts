import { openWithScript } from '../support/hydration.ts';
import { search } from '../support/searchApi.ts';
import { orchardDistrict } from '../support/searchPage.ts';
import { expect, test } from '../support/test.ts';

test('the search leads to the map, whose list has the homes that were found', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const wanted = await search(request, { propertyTypes: 1 });
  await openWithScript(page, '/discover?propertyTypes=1');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/map?propertyTypes=1');
  const homes = page.getByRole('region', { name: 'On the map' });
  await expect(homes.getByRole('status')).toHaveText(`${wanted.total} homes`);
  await expect(homes.getByRole('article')).toHaveCount(wanted.items.length);
  await expect(
    page.getByRole('group', { name: 'Homes on the map' }).getByRole('button').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Remove Condominium' }).click();
  await expect(page).toHaveURL('/map');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the districts are links, and their numbers are true', { tag: '@core' }, async ({ page, request }) => {
    const wanted = await search(request, { rentMax: 4000, searchParams: '09' });
    await page.goto('/map?rentMax=4000');
    await expect(orchardDistrict(page)).toHaveAccessibleName(new RegExp(`: ${wanted.total} home`));
    await orchardDistrict(page).click();
    await expect(page).toHaveURL('/discover?searchParams=orchard-river-valley&rentMax=4000');
  });

  test('the list says the same as the map', async ({ page }) => {
    await page.goto('/map?propertyTypes=0,1');
    const marks = await page.getByRole('link', { name: /^District \d+, / }).all();
    expect(marks).toHaveLength(28);
    for (const mark of marks) {
      const [, name = '', homes = ''] =
        /^District \d+, (.+?): (\d+) homes?/.exec((await mark.textContent()) ?? '') ?? [];
      const item = page.getByRole('region', { name: 'All districts' }).getByRole('listitem');
      await expect(item.filter({ has: page.getByRole('link', { name, exact: true }) })).toContainText(homes);
    }
  });
});
