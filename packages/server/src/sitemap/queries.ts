import type { Queryable } from '../database/database.ts';

/** A listing as the sitemap names it. */
export interface SitemapRow {
  id: string;
  slug: string;
  changed_on: string;
}

/** The newest live listings, at most `most`. */
export async function listSitemapListings(db: Queryable, most: number): Promise<SitemapRow[]> {
  const { rows } = await db.query<SitemapRow>({
    name: 'list-sitemap-listings',
    text: `select id, slug, to_char(updated_at at time zone 'Asia/Singapore', 'YYYY-MM-DD') as changed_on
             from listings where status = 'live' order by listed_at desc, id desc limit $1`,
    values: [most],
  });
  return rows;
}
