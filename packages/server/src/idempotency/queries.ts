import type { Queryable } from '../database/database.ts';

/** One use of a key. */
export interface Claim {
  /** Digest of the person, the call and the key. */
  id: string;
  claim: string;
}

/** A key as it stands. */
export interface KeyRow {
  input_hash: string;
  is_done: boolean;
  /** Null as long as it was not answered. */
  status: number | null;
  /** Null where the answer is not kept. */
  answer: string | null;
}

/**
 * Claims a key for one request: a new one, one whose day is over, or one whose request died before it did anything. False when
 * somebody else has it.
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

/** A key as it stands, or null. */
export async function findKey(db: Queryable, id: string): Promise<KeyRow | null> {
  const { rows } = await db.query<KeyRow & Record<string, unknown>>({
    name: 'find-idempotency-key',
    text: `select input_hash, done_at is not null as is_done, status, answer from idempotency_keys where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Notes, in the transaction of what was asked for, that it is done; false when another request has the key by now. */
export async function markDone(tx: Queryable, { id, claim }: Claim, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update idempotency_keys set done_at = $3 where id = $1 and claim = $2',
    [id, claim, now],
  );
  return rowCount > 0;
}

/** Keeps how a request was answered; `answer` is null where it holds a secret. */
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

/** Frees the key of a request that did nothing; false when it had done something, and its key stays taken. */
export async function freeKey(db: Queryable, { id, claim }: Claim): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from idempotency_keys where id = $1 and claim = $2 and done_at is null',
    [id, claim],
  );
  return rowCount > 0;
}
