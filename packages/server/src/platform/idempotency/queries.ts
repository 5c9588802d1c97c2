import type { Queryable } from '../database/database.ts';

/** One use of a key. */
export interface Claim {
  /** Digest of user, call and key. */
  id: string;
  claim: string;
}

/** The stored state of a key. */
export interface KeyRow {
  input_hash: string;
  is_done: boolean;
  /** Null while the request is running. */
  status: number | null;
  /** Null if the response isn't stored. */
  answer: string | null;
}

/**
 * Claims a key for a request, if it is new, expired, or its request died before doing anything. False if another request has it.
 */
export async function claimKey(
  db: Queryable,
  { id, claim, inputHash, now }: Claim & { inputHash: string; now: Date },
  { retentionSeconds, leaseSeconds }: { retentionSeconds: number; leaseSeconds: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'claim-idempotency-key',
    text: `insert into idempotency_keys as k (id, input_hash, claim, begun_at) values ($1, $2, $3, $4)
      on conflict (id) do update set input_hash = excluded.input_hash, claim = excluded.claim,
          begun_at = excluded.begun_at, done_at = null, status = null, answer = null
        where k.begun_at <= $4::timestamptz - $5::integer * interval '1 second'
          or (k.done_at is null and k.status is null and k.begun_at <= $4::timestamptz - $6::integer * interval '1 second')`,
    values: [id, inputHash, claim, now, retentionSeconds, leaseSeconds],
  });
  return rowCount > 0;
}

/** The stored state of a key, or null. */
export async function findKey(db: Queryable, id: string): Promise<KeyRow | null> {
  const { rows } = await db.query<KeyRow>({
    name: 'find-idempotency-key',
    text: `select input_hash, done_at is not null as is_done, status, answer from idempotency_keys where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Marks the work as done, in its own transaction; false if another request has claimed the key meanwhile. */
export async function markDone(tx: Queryable, { id, claim }: Claim, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update idempotency_keys set done_at = $3 where id = $1 and claim = $2',
    [id, claim, now],
  );
  return rowCount > 0;
}

/** Stores the response of a request; `answer` is null if it contains a secret. */
export async function storeAnswer(
  db: Queryable,
  { id, claim }: Claim,
  { status, answer }: { status: number; answer: string | null },
): Promise<void> {
  await db.query('update idempotency_keys set status = $3, answer = $4 where id = $1 and claim = $2', [
    id,
    claim,
    status,
    answer,
  ]);
}

/** Frees the key of a request that did nothing; false if it did something, and its key stays claimed. */
export async function freeKey(db: Queryable, { id, claim }: Claim): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from idempotency_keys where id = $1 and claim = $2 and done_at is null',
    [id, claim],
  );
  return rowCount > 0;
}
