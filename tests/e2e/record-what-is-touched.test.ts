import { openWithScript } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

test('what a journey asks for is seen by the cache of results, wherever it is asked from', async ({
  page,
  request,
  browser,
  baseURL,
  playwright,
  seenPaths,
}) => {
  await openWithScript(page, '/cookies');
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await elsewhere.goto('/map');
  await elsewhere.context().close();
  await page.request.get('/login?from=page');
  // Both where it leads from and where it leads to.
  await request.get('/discover/favourites', { maxRedirects: 2 });
  const own = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await own.get('/signup');
  await own.dispose();
  await fetch(`${baseURL}/unsubscribe`);
  await page.evaluate(() => fetch('/discover'));
  expect(seenPaths.list()).toEqual(
    expect.arrayContaining([
      '/cookies',
      '/map',
      '/login',
      '/discover/favourites',
      '/signup',
      '/unsubscribe',
      '/discover',
      expect.stringMatching(/^\/assets\/.*\.js$/),
    ]),
  );
});
