import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makePages, row, textPage } from '../testing/fixtures.tsx';

const noApi = async () => Response.json({ succeed: true, data: null });
const rows = [row('/', textPage('hello')), row('/me', textPage('mine'), { visibility: 'private' })];
const sheet = 'p{color:red;content:"$&"}';
const assets = { styles: ['/assets/base.css', '/assets/page.css'], modules: ['/assets/browser.js'] };
const make = (findStyleSheet: (href: string) => string | null = () => sheet) =>
  makePages(rows, noApi, [], { findAssets: () => assets, findStyleSheet });

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://sewa.test${path}`, { headers: { accept: 'text/html', ...headers } });
const stylesOf = (html: string) => /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

test.each(['none', 'cross-site', 'same-site'])(
  'the first page of a visit led by %s carries its styles, which its policy allows by their hash',
  async (fetchSite) => {
    const response = await make().respond(ask('/', { 'sec-fetch-site': fetchSite }));
    const styles = stylesOf(await response.text()) ?? '';
    expect(styles).toBe(sheet + sheet);
    expect(policyOf(response)).toContain(`; style-src 'self' 'sha256-${hash('sha256', styles, 'base64')}'; `);
    expect(response.headers.get('vary')).toContain('sec-fetch-site');
  },
);

test('it names the sheets they are from, for script, and nothing fetches them', async () => {
  const html = await (await make().respond(ask('/', { 'sec-fetch-site': 'none' }))).text();
  expect(html).toContain(`<style data-sheets="${assets.styles.join(' ')}">`);
  expect(html).not.toContain('rel="stylesheet"');
});

test('a private one carries them under the nonce of its answer', async () => {
  const response = await make().respond(ask('/me', { 'sec-fetch-site': 'none' }));
  const html = await response.text();
  const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1];
  expect(stylesOf(html)).toBe(sheet + sheet);
  expect(nonce).toBeTruthy();
  expect(policyOf(response)).toContain(`; style-src 'self' 'nonce-${nonce}'; `);
});

test.each<[string, Record<string, string>]>([
  ['that another page of ours led to', { 'sec-fetch-site': 'same-origin' }],
  ['of a browser that has the dictionary', { 'sec-fetch-site': 'none', 'available-dictionary': ':YQ==:' }],
  ['of a browser that asks whether it has changed', { 'sec-fetch-site': 'none', 'if-none-match': '"x"' }],
  ['of a browser that does not say where it comes from', {}],
])('a page %s names its files only, and its policy allows no style of its own', async (_, headers) => {
  const pages = make();
  for (const path of ['/', '/me']) {
    const response = await pages.respond(ask(path, headers));
    const html = await response.text();
    expect(stylesOf(html)).toBeUndefined();
    expect(html).toContain('<link rel="stylesheet" href="/assets/page.css">');
    expect(policyOf(response)).toContain("; style-src 'self'; ");
  }
});

test('both are the same page, each with a name by which it is not sent twice', async () => {
  const pages = make();
  const first = await pages.respond(ask('/', { 'sec-fetch-site': 'none' }));
  const later = await pages.respond(ask('/', { 'sec-fetch-site': 'same-origin' }));
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe(later.headers.get('etag'));
  expect((await pages.respond(ask('/', { 'if-none-match': etag }))).status).toBe(304);
  const namesOnly = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  expect((await first.text()).replace(/<style.*<\/style>/s, namesOnly)).toBe(await later.text());
});

test('one that has changed since it was sent with its styles is sent without them', async () => {
  const answer = await make().respond(
    ask('/', { 'sec-fetch-site': 'none', 'if-none-match': '"older.styles"' }),
  );
  expect(answer.status).toBe(200);
  expect(stylesOf(await answer.text())).toBeUndefined();
});

test('a stored page is found as its visit needs it', async () => {
  const { respond, findStored } = make();
  await respond(ask('/'));
  const find = (fetchSite: string) =>
    new TextDecoder().decode(
      findStored('/', { acceptEncoding: null, ifNoneMatch: null, fetchSite })?.body ?? undefined,
    );
  expect(stylesOf(find('none'))).toBe(sheet + sheet);
  expect(stylesOf(find('same-origin'))).toBeUndefined();
});

test('a sheet that cannot stand in a document leaves the page as it is', async () => {
  for (const unfit of [null, 'p::after{content:"</style>"}']) {
    const response = await make(() => unfit).respond(ask('/', { 'sec-fetch-site': 'none' }));
    expect(stylesOf(await response.text())).toBeUndefined();
    expect(policyOf(response)).toContain("; style-src 'self'; ");
  }
});
