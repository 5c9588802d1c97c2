import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

for (const path of ['/discover', '/login'])
  test(`a visit that begins at ${path} is shown without another request, and its next document takes files that are there`, async ({
    page,
  }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    const fetched = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && request.url().endsWith('.css'),
    );
    await page.goto(path);
    const findAppearance = () =>
      page.getByRole('banner').evaluate((banner) => {
        const { height } = banner.getBoundingClientRect();
        return [getComputedStyle(document.body).backgroundColor, getComputedStyle(banner).display, height];
      });
    const appearance = await findAppearance();
    await page.keyboard.press('Tab');
    await waitForHydration(page);
    await fetched;
    expect(sheets).toEqual([]);
    expect(await findAppearance()).toEqual(appearance);
    await page.evaluate((to) => location.assign(`${to}?q=`), path);
    await expect.poll(() => sheets.length).toBeGreaterThan(1);
    await page.waitForLoadState('load');
    expect(await findAppearance()).toEqual(appearance);
  });
