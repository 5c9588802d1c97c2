import type { Queryable } from '../database/database.ts';

/** A blob whose bytes are about to be moved. */
export interface MovingRow {
  readonly id: string;
  readonly content_type: string;
  readonly bytes: Buffer;
  /** The claim: somebody else's later one makes it void. */
  readonly object_asked_at: Date;
}

/** Where bytes are, and how many. */
export interface StoredCount {
  readonly stored_in: 'table' | 's3';
  readonly files: number;
  readonly bytes: number;
}

/** Claims the oldest blob to move for five minutes, so that another process moves it if this one ends; none while bytes belong in the table. */
export async function claimBlob(db: Queryable, damaged: readonly string[]): Promise<MovingRow | null> {
  const { rows } = await db.query<MovingRow>(
    `update blobs set object_asked_at = date_trunc('milliseconds', now())
      where id = (select b.id from blobs b
        where b.stored_in = 'table' and b.id <> all ($1)
          and (b.object_asked_at is null or b.object_asked_at < now() - interval '5 minutes')
          and not exists (select from blob_deletions d where d.id = b.id)
          and not exists (select from blob_home h where h.stored_in = 'table')
        order by b.created_at limit 1 for no key update of b skip locked)
      returning id, content_type, bytes, object_asked_at`,
    [damaged],
  );
  return rows[0] ?? null;
}

/** Lets go of the bytes of a blob whose object is there; false if the claim is void. */
export async function noteMoved(db: Queryable, { id, object_asked_at: claim }: MovingRow): Promise<boolean> {
  const { rowCount } = await db.query(
    `update blobs set stored_in = 's3', bytes = null
      where id = $1 and stored_in = 'table' and object_asked_at = $2
        and not exists (select from blob_home h where h.stored_in = 'table')`,
    [id, claim],
  );
  return rowCount > 0;
}

/** Claims an object to delete for ten minutes: longer than a request that was cut off can still be under way. */
export async function claimDeletion(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `update blob_deletions set due_at = now() + interval '10 minutes'
      where id = (select id from blob_deletions where due_at <= now() order by due_at limit 1 for update skip locked)
      returning id`,
  );
  return rows[0]?.id ?? null;
}

/** Notes that an object is gone; bytes of its id can be moved again. */
export async function noteDeleted(db: Queryable, id: string): Promise<void> {
  await db.query('delete from blob_deletions where id = $1', [id]);
}

/** Says where bytes belong from now on. */
export async function setHome(db: Queryable, home: 'table' | 's3'): Promise<void> {
  await db.query(
    `insert into blob_home (stored_in) values ($1) on conflict (is_only) do update set stored_in = excluded.stored_in`,
    [home],
  );
}

/** Whether any bytes are in the object store. */
export async function hasMoved(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query(`select from blobs where stored_in = 's3' limit 1`);
  return rowCount > 0;
}

/** Ids of the next blobs whose bytes are in the object store. */
export async function listMoved(db: Queryable, after: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from blobs where stored_in = 's3' and id > $1 order by id limit 100`,
    [after],
  );
  return rows.map(({ id }) => id);
}

/** Takes the bytes of a blob back, and queues its object for deletion; does nothing if the blob is gone. */
export async function takeBack(db: Queryable, id: string, bytes: Uint8Array): Promise<void> {
  await db.query(
    `with b as (update blobs set stored_in = 'table', bytes = $2, object_asked_at = null
        where id = $1 and stored_in = 's3' returning id)
      insert into blob_deletions (id) select id from b on conflict (id) do update set due_at = excluded.due_at`,
    [id, Buffer.from(bytes)],
  );
}

/** Queues the objects of blobs that were about to be moved for deletion, and makes their claims void. */
export async function dropClaims(db: Queryable): Promise<void> {
  await db.query(
    `with b as (update blobs set object_asked_at = null
        where stored_in = 'table' and object_asked_at is not null returning id)
      insert into blob_deletions (id) select id from b on conflict (id) do update set due_at = excluded.due_at`,
  );
}

/** Where bytes are, and how many. */
export async function countStored(db: Queryable): Promise<StoredCount[]> {
  const { rows } = await db.query<StoredCount>(
    `select stored_in, count(*)::int as files, coalesce(sum(byte_length), 0)::float8 as bytes
      from blobs group by stored_in order by stored_in desc`,
  );
  return rows;
}

/** How many objects wait to be deleted. */
export async function countDeletions(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from blob_deletions');
  return rows[0]?.count ?? 0;
}
