import { expect, test } from 'vitest';
import { makeListingId } from '../listings/listingDraft.ts';
import { saveListings } from '../listings/saveListings.ts';
import { makeDraft } from '../testing/makeDraft.ts';
import { makeTestServer } from '../testing/makeTestServer.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { addSitemapRoutes } from './sitemapRoutes.ts';

const getDatabase = openTestDatabase();

test('the sitemap names every live listing once and nothing that is let or closed', async () => {
  const { db } = getDatabase();
  await saveListings(db, [
    makeDraft('live'),
    makeDraft('let', { status: 'let' }),
    makeDraft('closed', { status: 'closed' }),
  ]);
  const { server } = makeTestServer(db);
  addSitemapRoutes(server, db, 'https://sewa.test');
  const response = await server.request('/sitemap.xml');
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(text.split(`/discover/${makeListingId('test', 'live')}/`)).toHaveLength(2);
  expect(text).not.toContain(makeListingId('test', 'let'));
  expect(text).not.toContain(makeListingId('test', 'closed'));
  expect(text.match(/<loc>https:\/\/sewa\.test\/[^<]*<\/loc>/g)).toHaveLength(31);
});

test('robots are told where the sitemap is and to leave calls alone', async () => {
  const { db } = getDatabase();
  const { server } = makeTestServer(db);
  addSitemapRoutes(server, db, 'https://sewa.test');
  const text = await (await server.request('/robots.txt')).text();
  expect(text).toContain('Disallow: /api/\n');
  expect(text).toContain('Sitemap: https://sewa.test/sitemap.xml\n');
});
