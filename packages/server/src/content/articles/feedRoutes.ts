import { articlePath, blogFeedPath, blogPath } from '@sewa/paths';
import type { Database } from '../../platform/database/database.ts';
import type { ServerApp } from '../../platform/http/ServerEnvironment.ts';
import * as messages from '../messages.ts';
import type { ArticleRow } from './articleRow.ts';
import { listPublished } from './queries.ts';

/** Articles in the feed: the newest ones. */
const MAX_ITEMS = 30;

/** What XML can't contain, escaped or not: control characters, lone surrogates and noncharacters. */
const noXml = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(noXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function renderItem(origin: string, { slug, title, summary, published_at: at }: ArticleRow): string {
  const url = escapeXml(`${origin}${articlePath('blog', slug)}`);
  return [
    `<item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid>`,
    `<description>${escapeXml(summary)}</description>`,
    `${at ? `<pubDate>${at.toUTCString()}</pubDate>` : ''}</item>`,
  ].join('');
}

function renderFeed(origin: string, rows: readonly ArticleRow[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(messages.feedTitle)}</title><link>${escapeXml(`${origin}${blogPath()}`)}</link>`,
    `<description>${escapeXml(messages.feedDescription)}</description><language>en-sg</language>`,
    `<atom:link href="${escapeXml(`${origin}${blogFeedPath()}`)}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => renderItem(origin, row)),
    '</channel></rss>',
  ].join('');
}

/** Adds `/blog/rss.xml`: the newest articles of the blog, as RSS 2.0. */
export function addFeedRoutes(app: ServerApp, db: Database, origin: string): void {
  app.get(blogFeedPath(), async (context) => {
    const list = { kind: 'blog', language: 'en', topic: null, after: null, max: MAX_ITEMS };
    return context.body(renderFeed(origin, await listPublished(db, list)), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });
}
