import type { RouteAnswer } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';
import type { PartnerRow } from '../partners/PartnerRow.ts';

/** A site as its frames need it. */
export interface ShownSite extends PartnerRow {
  is_test: boolean;
  accent: string | null;
  radius: number | null;
  theme: 'auto' | 'light' | 'dark';
}

const shown = 'key, name, origins, state, accent, radius, theme';

/** The partner of a key, or of a test key; null if there is none. */
export async function findSite(db: Queryable, key: string): Promise<ShownSite | null> {
  const { rows } = await db.query<ShownSite>({
    name: 'find-partner-site',
    text: `select ${shown}, test_key is not distinct from $1 as is_test from partners where key = $1 or test_key = $1`,
    values: [key],
  });
  return rows[0] ?? null;
}

/** Locks a live partner by its key or test key until the transaction ends; null if there is none. */
export async function lockSite(tx: Queryable, key: string): Promise<ShownSite | null> {
  const { rows } = await tx.query<ShownSite>(
    `select ${shown}, test_key is not distinct from $1 as is_test from partners
      where (key = $1 or test_key = $1) and state = 'live' for no key update`,
    [key],
  );
  return rows[0] ?? null;
}

/** A live site of a company, locked. */
export interface OwnSiteRow extends PartnerRow {
  webhook_url: string | null;
  version: number;
}

/** Locks a live site of a company until the transaction ends; null if it has none with this key. */
export async function lockOwnSite(
  tx: Queryable,
  corporateId: string,
  key: string,
): Promise<OwnSiteRow | null> {
  const { rows } = await tx.query<OwnSiteRow>(
    `select key, name, origins, state, webhook_url, version from partners
      where key = $2 and corporate_id = $1 and state = 'live' for no key update`,
    [corporateId, key],
  );
  return rows[0] ?? null;
}

/** How many live sites a company has. */
export async function countSites(tx: Queryable, corporateId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from partners where corporate_id = $1 and state = 'live'`,
    [corporateId],
  );
  return rows[0]?.count ?? 0;
}

/** Inserts a site of a company. */
export async function insertSite(
  tx: Queryable,
  site: { key: string; testKey: string; name: string; origins: readonly string[]; corporateId: string },
  now: Date,
): Promise<void> {
  const { key, testKey, name, origins, corporateId } = site;
  await tx.query(
    'insert into partners (key, test_key, name, origins, corporate_id, created_at) values ($1, $2, $3, $4, $5, $6)',
    [key, testKey, name, origins, corporateId, now],
  );
}

/** What of a site can be changed; what is undefined stays. */
export interface SiteChanges {
  readonly name?: string | undefined;
  readonly origins?: readonly string[] | undefined;
  readonly accent?: string | null | undefined;
  readonly radius?: number | null | undefined;
  readonly theme?: ShownSite['theme'] | undefined;
}

/** Changes a site. */
export async function updateSite(tx: Queryable, key: string, changes: SiteChanges): Promise<void> {
  const { name, origins, accent, radius, theme } = changes;
  await tx.query(
    `update partners set name = coalesce($2, name), origins = coalesce($3, origins), theme = coalesce($4, theme),
        accent = case when $5 then $6 else accent end, radius = case when $7 then $8::int else radius end, version = version + 1
      where key = $1`,
    [
      key,
      name ?? null,
      origins ?? null,
      theme ?? null,
      accent !== undefined,
      accent ?? null,
      radius !== undefined,
      radius ?? null,
    ],
  );
}

/** Sets the webhook of a site; a secret of null leaves the one there is, and a URL of null ends both. */
export async function updateWebhook(
  tx: Queryable,
  key: string,
  { url, secret }: { url: string | null; secret: Buffer | null },
): Promise<void> {
  await tx.query(
    `update partners set webhook_url = $2, version = version + 1,
        webhook_secret = case when $2::text is null then null else coalesce($3, webhook_secret) end
      where key = $1`,
    [key, url, secret],
  );
}

/** Whether a key was added to a site before, and how many it has. */
export async function findKeyState(
  tx: Queryable,
  partnerKey: string,
  fingerprint: string,
): Promise<{ count: number; isEnded: boolean; isLive: boolean }> {
  const { rows } = await tx.query<{ count: number; isEnded: boolean; isLive: boolean }>(
    `select count(*) filter (where ended_at is null)::int as count,
        coalesce(bool_or(fingerprint = $2 and ended_at is not null), false) as "isEnded",
        coalesce(bool_or(fingerprint = $2 and ended_at is null), false) as "isLive"
      from partner_public_keys where partner_key = $1`,
    [partnerKey, fingerprint],
  );
  return rows[0] ?? { count: 0, isEnded: false, isLive: false };
}

/** Ends a public key, and the sessions of the people its partner vouched for; false if there is no such key. */
export async function endPublicKeyRow(
  tx: Queryable,
  partnerKey: string,
  fingerprint: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update partner_public_keys set ended_at = $3 where partner_key = $1 and fingerprint = $2 and ended_at is null`,
    [partnerKey, fingerprint, now],
  );
  if (rowCount === 0) return false;
  await tx.query('delete from embed_sessions where partner_key = $1 and user_id is not null', [partnerKey]);
  return true;
}

const DAY_SQL = `(l.created_at at time zone 'Asia/Singapore')::date`;
const FIRST_DAY_SQL = `(($2::timestamptz at time zone 'Asia/Singapore')::date - 29)`;

/** The live sites of a company, oldest first. */
export async function listSiteRows(
  db: Queryable,
  corporateId: string,
  now: Date,
): Promise<RouteAnswer<'listPartnerSites'>> {
  const { rows } = await db.query<{ site: RouteAnswer<'listPartnerSites'>[number] }>(
    `select json_build_object('key', p.key, 'testKey', p.test_key, 'name', p.name, 'origins', p.origins,
        'createdAt', ${isoSql('p.created_at')}, 'version', p.version,
        'publicKeys', (select coalesce(json_agg(json_build_object('fingerprint', k.fingerprint, 'addedAt', ${isoSql('k.added_at')})
            order by k.added_at, k.fingerprint), '[]')
          from partner_public_keys k where k.partner_key = p.key and k.ended_at is null),
        'look', json_build_object('accent', p.accent, 'radius', p.radius, 'theme', p.theme),
        'webhookUrl', p.webhook_url,
        'leads', json_build_object(
          'total', (select count(*) from partner_leads l where l.partner_key = p.key and not l.is_test),
          'last30Days', (select count(*) from partner_leads l where l.partner_key = p.key and not l.is_test and ${DAY_SQL} >= ${FIRST_DAY_SQL}),
          'test', (select count(*) from partner_leads l where l.partner_key = p.key and l.is_test),
          'days', (select coalesce(json_agg(json_build_object('day', d.day, 'count', d.count) order by d.day), '[]')
            from (select ${DAY_SQL} as day, count(*) from partner_leads l
              where l.partner_key = p.key and not l.is_test and ${DAY_SQL} >= ${FIRST_DAY_SQL} group by 1) d)),
        'deliveries', (select coalesce(json_agg(json_build_object('id', d.lead_id, 'state', d.state, 'isTest', d.is_test,
            'createdAt', ${isoSql('d.created_at')}, 'triedAt', ${isoSql('d.tried_at')}, 'attempts', d.attempts, 'status', d.status,
            'failure', d.failure) order by d.created_at desc, d.lead_id), '[]')
          from (select d.*, l.is_test from partner_deliveries d join partner_leads l on l.id = d.lead_id
            where l.partner_key = p.key and d.created_at > $2::timestamptz - interval '7 days'
            order by d.created_at desc, d.lead_id limit 50) d)) as site
      from partners p where p.corporate_id = $1 and p.state = 'live' order by p.created_at, p.key`,
    [corporateId, now],
  );
  return rows.map(({ site }) => site);
}
