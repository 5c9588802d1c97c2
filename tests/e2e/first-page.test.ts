import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

for (const path of ['/discover', '/login'])
  test(`a visit that begins at ${path} is shown without a style sheet of its own, and its next document takes files that are there`, async ({
    page,
  }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
    });
    const fetched = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && request.url().endsWith('.css'),
    );
    await page.goto(path);
    const names = await page.locator('style[data-sheets]').getAttribute('data-sheets');
    const own = names?.split(' ') ?? [];
    expect(own.length).toBeGreaterThan(1);
    const findOwn = () => own.filter((sheet) => sheets.includes(sheet));
    const findAppearance = () =>
      page.getByRole('banner').evaluate((banner) => {
        const { height } = banner.getBoundingClientRect();
        return [getComputedStyle(document.body).backgroundColor, getComputedStyle(banner).display, height];
      });
    const appearance = await findAppearance();
    await page.keyboard.press('Tab');
    await waitForHydration(page);
    await fetched;
    expect(findOwn()).toEqual([]);
    expect(await findAppearance()).toEqual(appearance);
    await page.evaluate(() => location.assign('/signup'));
    await expect.poll(() => sheets.includes(own[0] ?? '')).toBe(true);
    await page.waitForLoadState('load');
    expect(await page.locator('style[data-sheets]').count()).toBe(0);
  });
