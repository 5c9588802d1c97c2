import { visitorSession } from '@sewa/auth';
import { createPages } from '@sewa/pages/server';
import { hostileNames, hostileTexts, scriptTrap } from '@sewa/server/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildAppRoutes } from './buildAppRoutes.ts';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};
const empty = {
  propertyTypes: {},
  propertySubTypes: {},
  noOfBedRooms: {},
  noOfBathRooms: {},
  furnitureStatus: {},
  searchParams: {},
  amenities: {},
};

/** An API that finds nothing: what is judged here is what pages do with an address. */
function api(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/redirects') return Response.json({ succeed: true, data: null });
  if (pathname === '/api/discover') {
    return Response.json({ succeed: true, data: { items: [], total: 0, facets: empty, nextCursor: null } });
  }
  return Response.json(
    { succeed: false, code: 'R002', message: 'Nothing there', fields: [] },
    { status: 404 },
  );
}

const failures: unknown[] = [];
const { respond } = createPages({
  routes: buildAppRoutes(site, visitorSession),
  findAssets: () => ({ entry: '/a.js', styles: [], fonts: [], modules: ['/a.js'] }),
  api,
  site,
  buildId: 'test',
  reportingDsn: null,
  onError: (error) => failures.push(error),
});

const paths = [
  '/',
  '/discover',
  '/discover/',
  '/error/',
  '/nowhere/',
  '/discover/abcdefghijkl/',
  '/_payload.json',
  '/discover/_payload.json',
];

const piece = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }));
const pair = fc.tuple(fc.constantFrom(...hostileNames), piece, fc.boolean());
const address = fc.tuple(fc.constantFrom(...paths), fc.option(piece), fc.array(pair, { maxLength: 6 }));

/** Writes an address as a careless client would: some parts encoded, some not; lone surrogates as the URL parser takes them. */
function writeAddress([path, tail, pairs]: [string, string | null, [string, string, boolean][]]): string {
  const query = pairs.map(
    ([name, value, isEncoded]) =>
      `${name}=${isEncoded ? encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')) : value}`,
  );
  return `https://sewa.test${path}${tail ?? ''}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

test('two thousand hostile addresses give no 5xx, no foreign target and no script of theirs', async () => {
  await fc.assert(
    fc.asyncProperty(address.map(writeAddress), fc.boolean(), async (url, isPost) => {
      const request = isPost
        ? new Request(url, { method: 'POST', headers: { origin: 'https://sewa.test' }, body: 'q=1' })
        : new Request(url);
      const response = await respond(request);
      expect(response.status).toBeLessThan(500);
      const location = response.headers.get('location');
      if (location !== null) expect(new URL(location, 'https://sewa.test').origin).toBe('https://sewa.test');
      const html = await response.text();
      expect(html).not.toContain(scriptTrap);
      expect(html).not.toMatch(/<img src=x/);
    }),
    { numRuns: 2_000, seed: 20_261_121 },
  );
  expect(failures).toEqual([]);
});
