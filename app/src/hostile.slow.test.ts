import { type RouteAnswer, routes } from '@sewa/api/client';
import { visitorSession } from '@sewa/auth';
import { createPages } from '@sewa/pages/server';
import { hostileNames, hostileTexts, scriptTrap } from '@sewa/server/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { makeGuards } from './guards.ts';
import { rows } from './routes.ts';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};
const counts: RouteAnswer<'countDiscover'> = {
  total: 0,
  facets: {
    propertyTypes: {},
    propertySubTypes: {},
    noOfBedRooms: {},
    noOfBathRooms: {},
    furnitureStatus: {},
    searchParams: {},
    amenities: {},
  },
  withoutFilter: {},
};
const homes: RouteAnswer<'listDiscover'> = { items: [], nextCursor: null };
const search: RouteAnswer<'discover'> = { ...homes, ...counts };

const answers: Readonly<Record<string, unknown>> = {
  [routes.countDiscover.path]: counts,
  [routes.discover.path]: search,
  [routes.findRedirect.path]: null,
  [routes.listDiscover.path]: homes,
};

/** An API that finds nothing: what is judged here is what pages do with an address. */
function api(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname in answers) return Response.json({ succeed: true, data: answers[pathname] });
  return Response.json(
    { succeed: false, code: 'R002', message: 'Nothing there', fields: [] },
    { status: 404 },
  );
}

const failures: unknown[] = [];
const { respond } = createPages({
  routes: buildAppRoutes(visitorSession, makeGuards(site, rows)),
  findAssets: () => ({ styles: [], modules: ['/a.js'] }),
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
function formatAddress([path, tail, pairs]: [string, string | null, [string, string, boolean][]]): string {
  const query = pairs.map(
    ([name, value, isEncoded]) =>
      `${name}=${isEncoded ? encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')) : value}`,
  );
  return `https://sewa.test${path}${tail ?? ''}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const ways = ['read', 'form', 'text'] as const;

function ask(url: string, way: (typeof ways)[number], body: string): Request {
  if (way === 'read') return new Request(url);
  const headers = {
    origin: 'https://sewa.test',
    'content-type': way === 'form' ? 'application/x-www-form-urlencoded' : 'text/plain',
  };
  return new Request(url, { method: 'POST', headers, body: `q=1&message=${body}&id=${body}` });
}

test('two thousand hostile addresses and forms give no 5xx, no foreign target and no script of theirs', async () => {
  await fc.assert(
    fc.asyncProperty(address.map(formatAddress), fc.constantFrom(...ways), piece, async (url, way, body) => {
      const response = await respond(ask(url, way, body));
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
