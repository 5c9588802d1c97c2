import type { UnverifiedCorporate } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** A verification of a corporate. */
export interface Confirmation {
  id: string;
  /** By an operator, or by the issuer at which an administrator logged in for it. */
  by: 'operator' | 'issuer';
  now: Date;
}

/** Locks an entity number until the transaction ends. */
export async function lockEntityNumber(tx: Queryable, uen: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('uen'), hashtext($1))`, [uen]);
}

/** A corporate's entity number, and whether another corporate is verified with it; null if there is no such corporate. */
export async function findClaim(
  tx: Queryable,
  id: string,
): Promise<{ uen: string | null; isVerified: boolean; isTaken: boolean } | null> {
  const { rows } = await tx.query<{ uen: string | null; isVerified: boolean; isTaken: boolean }>(
    `select c.uen, c.verified_at is not null as "isVerified", exists (select from corporates o
        where o.uen = c.uen and o.id <> c.id and o.verified_at is not null) as "isTaken"
      from corporates c where c.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Marks a corporate as verified. */
export async function updateVerified(tx: Queryable, { id, by, now }: Confirmation): Promise<void> {
  await tx.query('update corporates set verified_at = $3, verified_by = $2 where id = $1', [id, by, now]);
}

/** Whether a corporate is verified. */
export async function isVerifiedCorporate(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query('select from corporates where id = $1 and verified_at is not null', [
    id,
  ]);
  return rowCount > 0;
}

/** Unverified corporates whose entity number isn't verified for another one, oldest first. */
export async function listUnverifiedRows(db: Queryable): Promise<UnverifiedCorporate[]> {
  const { rows } = await db.query<UnverifiedCorporate>({
    name: 'list-unverified-corporates',
    text: `select c.id, c.name, c.uen as "entityId", ${isoSql('c.created_at')} as "createdAt",
        (select count(*)::int from corporates o where o.uen = c.uen) as claims
      from corporates c where c.verified_at is null and c.uen is not null
        and not exists (select from corporates o where o.uen = c.uen and o.verified_at is not null)
      order by c.created_at, c.id limit 200`,
  });
  return rows;
}

/** Unverified corporates with this entity number of which the user is an administrator, oldest first. */
export async function listOwnClaims(tx: Queryable, userId: string, uen: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select c.id from corporates c join memberships m on m.corporate_id = c.id
      where m.user_id = $1 and m.role = 'administrator' and c.uen = $2 and c.verified_at is null
      order by c.created_at, c.id`,
    [userId, uen],
  );
  return rows.map(({ id }) => id);
}
