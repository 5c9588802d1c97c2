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
import type { Database } from '../../platform/database/database.ts';
import type { ServerApp } from '../../platform/http/ServerEnvironment.ts';
import {
  listSitemapAgents,
  listSitemapArticles,
  listSitemapListings,
  listSitemapWaitlists,
} from './queries.ts';

/** Search engines read at most this many addresses from one file. */
const MAX_ADDRESSES = 50_000;

const formatAddress = (origin: string, path: string, changedAt?: string) =>
  `<url><loc>${`${origin}${path}`.replaceAll('&', '&amp;')}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;

/** Adds what search engines ask for first: `/robots.txt` and `/sitemap.xml` with every public page, article and live listing, and every agent who has one. */
export function addSitemapRoutes(app: ServerApp, db: Database, origin: string): void {
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
    const places = districts.map(({ slug }) =>
      discoverPath(serializeDiscoverFilters({ searchParams: [slug] })),
    );
    const content = [blogPath(), storiesPath(), newsroomPath()];
    const waitlists = (await listSitemapWaitlists(db)).map(waitlistPath);
    const fixed = [homePath(), discoverPath(), ...content, ...places, ...marketingPaths, ...waitlists].map(
      (path) => formatAddress(origin, path),
    );
    const articles = await listSitemapArticles(db, MAX_ADDRESSES - fixed.length);
    const listings = await listSitemapListings(db, MAX_ADDRESSES - fixed.length - articles.length);
    const agents = await listSitemapAgents(
      db,
      MAX_ADDRESSES - fixed.length - articles.length - listings.length,
    );
    const addresses = [
      ...fixed,
      ...articles.map(({ kind, slug, changed_on }) =>
        formatAddress(origin, articlePath(kind, slug), changed_on),
      ),
      ...listings.map(({ id, slug, changed_on }) => formatAddress(origin, listingPath(id, slug), changed_on)),
      ...agents.map(({ id, name, registration_number: registrationNumber, changed_on }) =>
        formatAddress(origin, agentPath(id, formatAgentSlug({ name, registrationNumber })), changed_on),
      ),
    ];
    const text = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`;
    return context.body(text, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
}
