import { publicAgentIdSql } from '../../homes/listings/agentSql.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** A listing as the sitemap names it. */
export interface SitemapRow {
  id: string;
  slug: string;
  changed_on: string;
}

/** How many listings the sitemap names. */
export async function countSitemapListings(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'count-sitemap-listings',
    text: `select count(*)::int as count from listings where status = 'live'`,
    values: [],
  });
  return rows[0]?.count ?? 0;
}

/** The newest live listings after so many, at most `max`. */
export async function listSitemapListings(
  db: Queryable,
  { max, after }: { max: number; after: number },
): Promise<SitemapRow[]> {
  const { rows } = await db.query<SitemapRow>({
    name: 'list-sitemap-listings',
    text: `select id, slug, to_char(updated_at at time zone 'Asia/Singapore', 'YYYY-MM-DD') as changed_on
             from listings where status = 'live' order by listed_at desc, id desc limit $1 offset $2`,
    values: [max, after],
  });
  return rows;
}

/** An agent as the sitemap names them. */
export interface SitemapAgentRow {
  id: string;
  name: string;
  registration_number: string;
  changed_on: string;
}

/** The agents who have a public card and a home on offer, at most `max`; a card changes with the homes on it. */
export async function listSitemapAgents(db: Queryable, max: number): Promise<SitemapAgentRow[]> {
  const { rows } = await db.query<SitemapAgentRow>({
    name: 'list-sitemap-agents',
    text: `select a.id, a.name, a.registration_number,
                  to_char(max(l.updated_at) at time zone 'Asia/Singapore', 'YYYY-MM-DD') as changed_on
             from listers a join listings l on l.lister_id = a.id and l.status = 'live'
            where ${publicAgentIdSql} is not null group by a.id order by a.id limit $1`,
    values: [max],
  });
  return rows;
}

/** The names of the open waitlists. */
export async function listSitemapWaitlists(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>({
    name: 'list-sitemap-waitlists',
    text: `select name from waitlists where state = 'open' order by name`,
    values: [],
  });
  return rows.map(({ name }) => name);
}

/** An article as the sitemap names it. */
export interface SitemapArticleRow {
  kind: 'blog' | 'story';
  slug: string;
  changed_on: string;
}

/** The newest published articles that have a page of their own, at most `max`. */
export async function listSitemapArticles(db: Queryable, max: number): Promise<SitemapArticleRow[]> {
  const { rows } = await db.query<SitemapArticleRow>({
    name: 'list-sitemap-articles',
    text: `select kind, slug,
        to_char(greatest(updated_at, published_at) at time zone 'Asia/Singapore', 'YYYY-MM-DD') as changed_on
      from articles where state = 'published' and kind in ('blog', 'story') and language = 'en'
      order by published_at desc, id desc limit $1`,
    values: [max],
  });
  return rows;
}
