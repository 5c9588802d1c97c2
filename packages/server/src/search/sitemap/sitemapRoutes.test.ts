import { marketingPaths, waitlistNames } from '@sewa/paths';
import { expect, test } from 'vitest';
import { makeListingId } from '../../homes/listings/listingDraft.ts';
import { saveListers } from '../../homes/listings/saveListers.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
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
  const index = await server.request('/sitemap.xml');
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect((await index.text()).match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://sewa.test/sitemap/pages.xml</loc>',
    '<loc>https://sewa.test/sitemap/homes-1.xml</loc>',
  ]);
  const read = async () => (await server.request('/sitemap/homes-1.xml')).text();
  const text = await read();
  expect(text.split(`/discover/${makeListingId('test', 'live')}/`)).toHaveLength(2);
  expect(text).not.toContain(makeListingId('test', 'let'));
  expect(text).not.toContain(makeListingId('test', 'closed'));
  await saveListings(db, [makeDraft('live'), makeDraft('new')]);
  expect(await read()).toContain(`/discover/${makeListingId('test', 'new')}/`);
  for (const path of ['/sitemap/homes-2.xml', '/sitemap/homes-0.xml', '/sitemap/homes-x.xml'])
    expect((await server.request(path)).status).toBe(404);
});

test('the sitemap names the public pages and the waitlists that are open', async () => {
  const { db } = getDatabase();
  await db.query(`update waitlists set state = 'closed' where name = 'crescendas'`);
  const { server } = makeTestServer(db);
  addSitemapRoutes(server, db, 'https://sewa.test');
  const text = await (await server.request('/sitemap/pages.xml')).text();
  expect(text.match(/<loc>https:\/\/sewa\.test\/[^<]*<\/loc>/g)).toHaveLength(
    32 + marketingPaths.length + waitlistNames.length,
  );
  for (const path of ['/solutions/tenants', '/privacy', '/waitlist', '/dubai/waitlist'])
    expect(text).toContain(`<loc>https://sewa.test${path}</loc>`);
  expect(text).not.toContain('<loc>https://sewa.test/crescendas</loc>');
});

test('the sitemap names every published article that has a page', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into articles (kind, slug, language, title, summary, body, author, state, published_at, updated_at)
      select kind, slug, language, 'T', 'S', 'B', 'A', state, '2026-11-01T20:00:00Z', '2026-11-02T20:00:00Z'
      from (values ('blog', 'guide', 'en', 'published'), ('story', 'two-lists', 'en', 'published'), ('news', 'news', 'en', 'published'),
        ('blog', 'guide', 'zh', 'published'), ('blog', 'later', 'en', 'scheduled')) as a (kind, slug, language, state)`,
  );
  const { server } = makeTestServer(db);
  addSitemapRoutes(server, db, 'https://sewa.test');
  const text = await (await server.request('/sitemap/pages.xml')).text();
  expect(text.match(/<url><loc>[^<]*\/(blog|stories|newsroom)\/[^<]*<.*?<\/url>/g)?.toSorted()).toEqual([
    '<url><loc>https://sewa.test/blog/guide</loc><lastmod>2026-11-03</lastmod></url>',
    '<url><loc>https://sewa.test/stories/two-lists</loc><lastmod>2026-11-03</lastmod></url>',
  ]);
});

test('the sitemap names the card of each agent with a home on offer, and of nobody else', async () => {
  const { db } = getDatabase();
  const agent = {
    kind: 'agent' as const,
    name: 'Tan Wei Jie',
    phoneNumber: '+6580000001',
    registrationNumber: 'R099101A',
    agencyName: null,
    agencyLicenceNumber: null,
  };
  await saveListers(db, [
    { ...agent, id: 'busy' },
    { ...agent, id: 'all-let' },
    { ...agent, id: 'unreachable', phoneNumber: null },
    { ...agent, id: 'owner', kind: 'owner', registrationNumber: null },
  ]);
  await saveListings(db, [
    makeDraft('1', { listerId: 'busy' }),
    makeDraft('2', { listerId: 'busy' }),
    makeDraft('3', { listerId: 'all-let', status: 'let' }),
    makeDraft('4', { listerId: 'unreachable' }),
    makeDraft('5', { listerId: 'owner' }),
  ]);
  await db.query(`update listings set updated_at = '2026-11-02T20:00:00Z' where source_row = '1'`);
  await db.query(`update listings set updated_at = '2026-11-01T20:00:00Z' where source_row = '2'`);
  const { server } = makeTestServer(db);
  addSitemapRoutes(server, db, 'https://sewa.test');
  const text = await (await server.request('/sitemap/pages.xml')).text();
  expect(text.match(/<url><loc>[^<]*\/profile\/.*?<\/url>/g)).toEqual([
    '<url><loc>https://sewa.test/profile/tan-wei-jie-r099101a/busy</loc><lastmod>2026-11-03</lastmod></url>',
  ]);
});

test('robots are told where the sitemap is and to leave calls alone', async () => {
  const { db } = getDatabase();
  const { server } = makeTestServer(db);
  addSitemapRoutes(server, db, 'https://sewa.test');
  const text = await (await server.request('/robots.txt')).text();
  expect(text).toContain('Disallow: /api/\n');
  expect(text).toContain('Sitemap: https://sewa.test/sitemap.xml\n');
});
