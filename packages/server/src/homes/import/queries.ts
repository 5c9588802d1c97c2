import type { Queryable } from '../../platform/database/database.ts';
import type { ImportMode } from './rowFormat.ts';

/** What an import has done so far. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  unchanged: number;
}

/** What makes two runs the same import. */
export interface ImportKey {
  readonly source: string;
  readonly fileDigest: string;
  readonly preset: string;
  readonly mode: ImportMode;
}

const keyCondition = 'source = $1 and file_digest = $2 and preset = $3 and mode = $4';

function keyValues({ source, fileDigest, preset, mode }: ImportKey): string[] {
  return [source, fileDigest, preset, mode];
}

/**
 * Begins an import, or takes up one that was broken off. A finished one begins anew; the unfinished imports of other
 * files of the source are forgotten, since this file now decides what the source says.
 */
export async function beginImport(
  tx: Queryable,
  key: ImportKey,
): Promise<{ nextRow: number; counts: ImportCounts }> {
  await tx.query(
    `delete from imports where source = $1 and finished_at is null and not (${keyCondition})`,
    keyValues(key),
  );
  const { rows } = await tx.query<{ next_row: number; counts: ImportCounts }>(
    `insert into imports (source, file_digest, preset, mode, counts)
     values ($1, $2, $3, $4, '{"inserted": 0, "updated": 0, "unchanged": 0}')
     on conflict (source, file_digest, preset, mode) do update set
       next_row = case when imports.finished_at is null then imports.next_row else 0 end,
       counts = case when imports.finished_at is null then imports.counts else excluded.counts end,
       started_at = case when imports.finished_at is null then imports.started_at else current_moment() end,
       finished_at = null
     returning next_row, counts`,
    keyValues(key),
  );
  const [state] = rows;
  if (!state) throw new Error('The state of the import could not be written.');
  return { nextRow: state.next_row, counts: state.counts };
}

/** Notes how far an import has come; false when another process has moved it on in the meantime. */
export async function moveImport(
  tx: Queryable,
  key: ImportKey,
  from: number,
  to: number,
  counts: ImportCounts,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update imports set next_row = $6, counts = $7 where ${keyCondition} and next_row = $5 and finished_at is null`,
    [...keyValues(key), from, to, JSON.stringify(counts)],
  );
  return rowCount === 1;
}

/** Notes that an import has reached the end of its file. */
export async function finishImport(db: Queryable, key: ImportKey): Promise<void> {
  await db.query(`update imports set finished_at = current_moment() where ${keyCondition}`, keyValues(key));
}

/** When the listings of these ids were listed, for those that exist. */
export async function listListedDates(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; listed_at: Date }>(
    'select id, listed_at from listings where id = any($1::text[])',
    [[...ids]],
  );
  return new Map(rows.map(({ id, listed_at }) => [id, listed_at.toISOString()]));
}

/** A listing whose state somebody here decides, not the file. */
export interface ManagedListing {
  id: string;
  /** Whether it was linked to a unit, so that imports leave all of it alone. */
  is_linked: boolean;
  /** What its lister said of it, as the public sees it. */
  status: 'live' | 'let' | 'closed';
}

/** Those of these listings whose state somebody here decides, by id; locked until the transaction ends. */
export async function lockManagedListings(
  tx: Queryable,
  ids: readonly string[],
): Promise<Map<string, ManagedListing>> {
  const { rows } = await tx.query<ManagedListing>(
    `select id, unit_id is not null as is_linked, status from listings
      where id = any($1::text[]) and (unit_id is not null or lister_state is not null) order by id for no key update`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A sha256 over the content of a source's listings, without the times of writing; equal content gives an equal digest. */
export async function digestListings(db: Queryable, source: string): Promise<string> {
  const { rows } = await db.query<{ digest: string }>(
    `select encode(sha256(convert_to(coalesce(string_agg(
       (to_jsonb(l) - array['created_at', 'updated_at', 'listed_at', 'first_listed_at', 'live_since', 'rent_changed_at',
         'search', 'content_hash'])::text, E'\\n' order by l.id), ''),
       'UTF8')), 'hex') as digest
     from listings l where source = $1`,
    [source],
  );
  return rows[0]?.digest ?? '';
}

/** Live listings made here of units with these address keys, by the key. */
export async function listLiveUnits(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query<{ address_key: string; id: string }>(
    `select u.address_key, min(l.id) as id from units u join listings l on l.unit_id = u.id
      where u.address_key = any($1::text[]) and l.state = 'live' group by u.address_key`,
    [[...keys]],
  );
  return new Map(rows.map(({ address_key, id }) => [address_key, id]));
}
