import { findFirst, pathOf, search } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a listing tells search engines and previews what it is', { tag: '@core' }, async ({
  page,
  request,
  baseURL,
}) => {
  const listing = await findFirst(request, { propertyTypes: 1 });
  await page.goto(pathOf(listing));
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${pathOf(listing)}`);
  await expect(meta('og:url')).toHaveAttribute('content', `${baseURL}${pathOf(listing)}`);
  await expect(meta('og:title')).toHaveAttribute('content', new RegExp(`^${listing.title}`));
  const image = (await meta('og:image').getAttribute('content')) ?? '';
  expect(image).toMatch(new RegExp(`^${baseURL}/`));
  expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//);
  await expect(meta('description')).toHaveAttribute('content', /for rent at .+\.$/);
  await expect(meta('robots')).toHaveCount(0);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'RealEstateListing',
    name: listing.title,
    offers: { price: (listing.monthlyRent / 100).toFixed(2), priceCurrency: 'SGD' },
  });
});

test('equal searches have one address, and pages behind the first are not indexed', { tag: '@core' }, async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/discover?searchParams=D09,bedok-upper-east-coast&propertyTypes=1,0,1');
  const address = '/discover?propertyTypes=0,1&searchParams=orchard-river-valley,bedok-upper-east-coast';
  await expect(page).toHaveURL(address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${address}`);
  const { nextCursor } = await search(request);
  await page.goto(`/discover?cursor=${encodeURIComponent(nextCursor ?? '')}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a title names the product once, at its end, the one of the front door too', { tag: '@core' }, async ({
  request,
}) => {
  for (const path of ['/', '/discover', '/map', pathOf(await findFirst(request)), '/login', '/signup']) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect(title, path).toMatch(/^[^·].* · Sewa$/);
    expect(title.split('Sewa'), path).toHaveLength(2);
    // Drawings in the page have titles of their own.
    expect(html.split('<body>')[0]?.split('<title>'), path).toHaveLength(2);
  }
});

test('the sitemap names every live listing and the cards of their agents, and robots are told where it is', {
  tag: '@core',
}, async ({ request, baseURL }) => {
  const { total } = await search(request);
  const listAddresses = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
  const parts = await listAddresses('/sitemap.xml');
  const addresses = (await Promise.all(parts.map(listAddresses))).flat();
  const listings = addresses.filter((address) => /\/discover\/\w{12}\//.test(address));
  expect(listings).toHaveLength(total);
  expect(addresses).toContain(`${baseURL}/discover`);
  const cards = addresses.filter((address) => /\/profile\//.test(address));
  expect(cards.length).toBeGreaterThan(0);
  for (const address of [...listings.slice(0, 5), ...cards]) {
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('icons and the manifest are there', { tag: '@core' }, async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('link[rel="icon"], link[rel="manifest"]');
  await expect(links).toHaveCount(2);
  const named = await Promise.all(
    (await links.all()).map(async (link) => (await link.getAttribute('href')) ?? ''),
  );
  // Browsers that draw no SVG icons, and telephones, ask for these without being told.
  for (const path of [...named, '/favicon.ico', '/apple-touch-icon.png']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(/image|json/);
  }
});
