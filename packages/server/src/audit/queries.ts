import type { Queryable } from '../database/database.ts';

/** What may be said of a deed besides who did it to whom: nothing a person typed. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>;

/** A deed before it is in the log. */
export interface AuditEntry {
  actorId: string;
  userId: string;
  /** What was done, in words joined by hyphens. */
  action: string;
  details: AuditDetails;
  at: Date;
}

/** Adds a deed to the log; the database numbers and seals it. */
export async function insertAuditRow(db: Queryable, entry: AuditEntry): Promise<void> {
  await db.query(
    `insert into audit_log (at, actor_id, user_id, action, details)
      values (date_trunc('milliseconds', $1::timestamptz), $2, $3, $4, $5::jsonb)`,
    [entry.at, entry.actorId, entry.userId, entry.action, JSON.stringify(entry.details)],
  );
}

/** The first number at which the log is not what was written: a row is changed, missing or out of its place; null when all hold. */
export async function findBrokenAuditNumber(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ number: string }>(
    `select number from (
        select entry.number, entry.previous_seal, entry.seal, make_audit_seal(entry) as own_seal,
          lag(entry.number, 1, 0::bigint) over in_order as number_before,
          lag(entry.seal, 1, ''::bytea) over in_order as seal_before
        from audit_log entry window in_order as (order by entry.number)) sealed
      where number <> number_before + 1 or previous_seal <> seal_before or seal <> own_seal
      order by number limit 1`,
  );
  return rows[0] ? Number(rows[0].number) : null;
}

/** The last row's number and seal, in hexadecimal; null while nothing was done. */
export async function findLastSeal(db: Queryable): Promise<{ number: number; seal: string } | null> {
  const { rows } = await db.query<{ number: string; seal: string }>(
    `select number, encode(seal, 'hex') as seal from audit_log order by number desc limit 1`,
  );
  const [last] = rows;
  return last ? { number: Number(last.number), seal: last.seal } : null;
}
