import { districts, formatAgentSlug, serializeDiscoverFilters } from '@sewa/formatters';
import {
  agentPath,
  articlePath,
  blogPath,
  discoverPath,
  homePath,
  listingPath,
  marketingPaths,
  newsroomPath,
  storiesPath,
  waitlistPath,
} from '@sewa/paths';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { ServerApp } from '../../platform/http/ServerEnvironment.ts';
import { getListingVersion } from '../discover/queries.ts';
import {
  countSitemapListings,
  listSitemapAgents,
  listSitemapArticles,
  listSitemapListings,
  listSitemapWaitlists,
} from './queries.ts';

/** Search engines read at most this many addresses from one file. */
const MAX_ADDRESSES = 50_000;

/** Homes of one part of the sitemap. */
const HOMES_PER_PART = 5_000;

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

const formatDocument = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${content}</${root}>`;

const formatAddress = (origin: string, path: string, changedAt?: string): string =>
  `<url><loc>${`${origin}${path}`.replaceAll('&', '&amp;')}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;

/** The part with every public page but homes: articles, open waitlists, and agents who have a home on offer. */
async function formatPages(db: Queryable, origin: string): Promise<string> {
  const places = districts.map(({ slug }) =>
    discoverPath(serializeDiscoverFilters({ searchParams: [slug] })),
  );
  const content = [blogPath(), storiesPath(), newsroomPath()];
  const waitlists = (await listSitemapWaitlists(db)).map(waitlistPath);
  const fixed = [homePath(), discoverPath(), ...content, ...places, ...marketingPaths, ...waitlists].map(
    (path) => formatAddress(origin, path),
  );
  const articles = await listSitemapArticles(db, MAX_ADDRESSES - fixed.length);
  const agents = await listSitemapAgents(db, MAX_ADDRESSES - fixed.length - articles.length);
  const addresses = [
    ...fixed,
    ...articles.map(({ kind, slug, changed_on }) =>
      formatAddress(origin, articlePath(kind, slug), changed_on),
    ),
    ...agents.map(({ id, name, registration_number: registrationNumber, changed_on }) =>
      formatAddress(origin, agentPath(id, formatAgentSlug({ name, registrationNumber })), changed_on),
    ),
  ];
  return formatDocument('urlset', addresses.join(''));
}

/** A part with live listings, the newest first; empty if there are none that far. */
async function formatHomes(db: Queryable, origin: string, part: number): Promise<string> {
  const homes = await listSitemapListings(db, { max: HOMES_PER_PART, after: (part - 1) * HOMES_PER_PART });
  return homes
    .map(({ id, slug, changed_on }) => formatAddress(origin, listingPath(id, slug), changed_on))
    .join('');
}

/**
 * Adds what search engines ask for first: `/robots.txt`, and `/sitemap.xml` with its parts: one of pages, and as many as it takes of
 * live listings. A part of listings is kept until one of them changes.
 */
export function addSitemapRoutes(app: ServerApp, db: Database, origin: string): void {
  const kept = new Map<number, { readonly version: number; readonly text: string }>();
  const findHomes = async (part: number): Promise<string> => {
    const version = await getListingVersion(db);
    const known = kept.get(part);
    if (known?.version === version) return known.text;
    const text = await formatHomes(db, origin, part);
    if (text !== '') kept.set(part, { version, text });
    return text;
  };
  app.get('/robots.txt', (context) =>
    context.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /*cursor=\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
      200,
      {
        'cache-control': 'public, max-age=3600',
      },
    ),
  );
  app.get('/sitemap.xml', async (context) => {
    const parts = Math.ceil((await countSitemapListings(db)) / HOMES_PER_PART);
    const names = ['pages', ...Array.from({ length: parts }, (_, index) => `homes-${index + 1}`)];
    const content = names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`);
    return context.body(formatDocument('sitemapindex', content.join('')), 200, headers);
  });
  app.get('/sitemap/pages.xml', async (context) => context.body(await formatPages(db, origin), 200, headers));
  app.get('/sitemap/:part{homes-[1-9][0-9]{0,3}\\.xml}', async (context) => {
    const homes = await findHomes(Number.parseInt(context.req.param('part').slice('homes-'.length), 10));
    return homes === '' ? context.notFound() : context.body(formatDocument('urlset', homes), 200, headers);
  });
}
