import { openWithScript } from '../support/hydration.ts';
import { overPublished } from '../support/marks.ts';
import { findFirst, pathOf, search } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

test('a listing shows its facts, what comes with it and who lets it, but not its floor and unit', {
  tag: '@core',
}, async ({ page, request }) => {
  const { id, slug } = await findFirst(request, { propertyTypes: '1', propertySubTypes: '0' });
  const answer = await request.get(`/api/listings/${id}`);
  const { data: listing } = await answer.json();
  await page.goto(pathOf({ id, slug }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title);
  const facts = page.getByRole('region', { name: 'Details' }).locator('dl');
  const fact = (name: string | RegExp) => facts.locator('div').filter({ hasText: name }).locator('dd');
  await expect(fact('Home type')).toHaveText('Condominium');
  await expect(fact(/^Type/)).toHaveText('Whole unit');
  await expect(fact('Address')).toHaveText(`${listing.address.block} ${listing.address.street}`);
  await expect(facts.locator('dt')).toHaveCount(9);
  expect(listing.address).toMatchObject({ floor: null, unit: null });
  expect(await page.content()).not.toMatch(/#\d+-\d+/);
  const amenities = page.getByRole('region', { name: 'Amenities' });
  await expect(amenities.getByRole('listitem')).toHaveCount(listing.amenities.length);
  const lister = page.getByRole('region', { name: 'Listed by' });
  await expect(lister).toContainText(listing.lister.name);
  await expect(lister).toContainText(
    listing.lister.kind === 'agent'
      ? 'CEA registration number'
      : "We don't show an owner's phone number publicly.",
  );
});

test('an agent is shown with registration, agency and phone, an owner without a phone', {
  tag: '@core',
}, async ({ page, request }) => {
  const seen = new Set<string>();
  for (const item of (await search(request, { limit: 48 })).items) {
    const { data } = await (await request.get(`/api/listings/${item.id}`)).json();
    if (seen.has(data.lister.kind)) continue;
    seen.add(data.lister.kind);
    await page.goto(pathOf(item));
    const lister = page.getByRole('region', { name: 'Listed by' });
    if (data.lister.kind === 'agent') {
      for (const detail of ['registrationNumber', 'agencyName', 'agencyLicenceNumber'])
        await expect(lister).toContainText(data.lister[detail]);
      await expect(lister.locator('a[href^="tel:"]')).toHaveCount(1);
    } else {
      expect(data.lister.phoneNumber).toBeNull();
      await expect(lister.locator('a[href^="tel:"]')).toHaveCount(0);
    }
  }
  expect([...seen].sort()).toEqual(['agent', 'owner']);
});

test('the pictures are walked through by keyboard, by button and by the small pictures', {
  tag: ['@core', overPublished.tag],
}, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithScript(page, pathOf(await findFirst(request)));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const row = gallery.getByRole('list', { name: /^\d pictures, use the arrow keys$/ });
  const pictures = row.getByRole('img');
  const last = await pictures.count();
  expect(last).toBeGreaterThan(3);
  const shows = async (number: number) => {
    await expect(gallery.getByText(`Picture ${number} of ${last}`)).toHaveCount(1);
    // Playwright scrolls the page for a click; which picture stands in the row is another matter.
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(pictures.nth(number - 1)).toBeInViewport({ ratio: 0.9 });
  };
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('End');
  await shows(last);
  await page.keyboard.press('ArrowRight');
  await shows(last);
  await page.keyboard.press('ArrowLeft');
  await shows(last - 1);
  await page.keyboard.press('Home');
  await shows(1);
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await shows(2);
  await expect(gallery.getByRole('button', { name: 'Previous picture' })).toBeEnabled();
  await gallery.getByRole('link', { name: 'Floor plan' }).click();
  await shows(last);
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  for (const picture of await pictures.all()) expect(await picture.getAttribute('alt')).toMatch(/\w{3,} \w+/);
});

test('a picture opens as large as the window, is walked through there, and gives the focus back', {
  tag: ['@core', overPublished.tag],
}, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 780 });
  await openWithScript(page, pathOf(await findFirst(request)));
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const opener = gallery.getByRole('button', { name: 'Full screen' });
  await opener.click();
  const large = page.getByRole('dialog', { name: 'Pictures' });
  await expect(large.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
  await large.getByRole('button', { name: 'Next picture' }).click();
  await expect(large.getByText(/^Picture 3 of \d$/)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(gallery.getByText(/^Picture 3 of \d$/)).toHaveCount(1);
});
