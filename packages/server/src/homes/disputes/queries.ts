import type { Dispute } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';
import type { UnitOwner } from '../properties/whoMayAsk.ts';
import { statementSql } from './statementQueries.ts';

/** A side of a dispute, as `settled_for` names it. */
export const nameParty = (owner: UnitOwner): string =>
  'userId' in owner ? owner.userId : `corporate-${owner.corporateId}`;

/**
 * Opens the dispute of whoever claims a unit, or finds the open one, or the one that was settled for the present owner: what an operator
 * decided stays decided. The unit must be locked.
 */
export async function upsertDispute(
  tx: Queryable,
  unitId: string,
  claimant: UnitOwner,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const [userId, corporateId] = 'userId' in claimant ? [claimant.userId, null] : [null, claimant.corporateId];
  const { rows: known } = await tx.query<{ id: string }>(
    `select d.id from unit_disputes d join units u on u.id = d.unit_id
      where d.unit_id = $1 and d.claimed_by_user_id is not distinct from $2 and d.claimed_by_corporate_id is not distinct from $3
        and (d.settled_at is null or d.settled_for = coalesce(u.owner_user_id, 'corporate-' || u.owner_corporate_id))
      order by d.settled_at is null desc, d.settled_at desc limit 1`,
    [unitId, userId, corporateId],
  );
  if (known[0]) return { id: known[0].id, isNew: false };
  const { rows } = await tx.query<{ id: string }>(
    `insert into unit_disputes (unit_id, claimed_by_user_id, claimed_by_corporate_id, created_at)
      values ($1, $2, $3, $4) returning id`,
    [unitId, userId, corporateId, now],
  );
  const [row] = rows;
  if (!row) throw new Error('A dispute was not inserted.');
  return { id: row.id, isNew: true };
}

/** An open dispute with its address and sides. */
interface DisputeRow {
  id: string;
  created_at: Date;
  address: Dispute['address'];
  sides: Dispute['sides'];
  notes: number;
}

const sideSql = (isOwner: boolean, since: string): string =>
  `jsonb_build_object('userId', coalesce(u.id, 'corporate-' || k.id), 'name', coalesce(u.name, k.name), 'email', u.email,
    'isOwner', ${isOwner}, 'since', ${isoSql(since)}, 'statement', ${statementSql(isOwner ? 'owner' : 'claimant')})`;

/** Open disputes, oldest first. */
export async function listDisputeRows(db: Queryable): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>(
    `select d.id, d.created_at,
        json_build_object('block', t.block, 'street', t.street, 'floor', t.floor, 'unit', t.unit, 'postalCode', t.postal_code)
          as address,
        array_remove(array[
          (select ${sideSql(true, 't.created_at')} from (values (1)) as one
            left join users u on u.id = t.owner_user_id left join corporates k on k.id = t.owner_corporate_id
            where num_nonnulls(t.owner_user_id, t.owner_corporate_id) = 1),
          (select ${sideSql(false, 'd.created_at')} from (values (1)) as one
            left join users u on u.id = d.claimed_by_user_id left join corporates k on k.id = d.claimed_by_corporate_id)
        ], null) as sides,
        (select count(*)::int from desk_notes n where n.about_kind = 'dispute' and n.about_id = d.id::text) as notes
      from unit_disputes d join units t on t.id = d.unit_id
      where d.settled_at is null order by d.created_at, d.id`,
  );
  return rows;
}

/** A dispute with its unit and claimant. */
export interface OpenDispute {
  id: string;
  unit_id: string;
  claimed_by_user_id: string | null;
  claimed_by_corporate_id: string | null;
}

/** An open dispute, or null. Lock its unit before you change it. */
export async function findOpenDispute(tx: Queryable, id: string): Promise<OpenDispute | null> {
  const { rows } = await tx.query<OpenDispute>(
    `select id, unit_id, claimed_by_user_id, claimed_by_corporate_id from unit_disputes
      where id = $1 and settled_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Open disputes of a unit. */
export async function listDisputesOfUnit(tx: Queryable, unitId: string): Promise<OpenDispute[]> {
  const { rows } = await tx.query<OpenDispute>(
    `select id, unit_id, claimed_by_user_id, claimed_by_corporate_id from unit_disputes
      where unit_id = $1 and settled_at is null order by created_at, id`,
    [unitId],
  );
  return rows;
}

/** Settles disputes for a side. */
export async function markSettled(
  tx: Queryable,
  ids: readonly string[],
  settledFor: string,
  now: Date,
): Promise<void> {
  await tx.query('update unit_disputes set settled_at = $2, settled_for = $3 where id = any($1::uuid[])', [
    ids,
    now,
    settledFor,
  ]);
}

/** Ids of the live listings of a unit that its owner, not an agent, made. */
export async function listLiveListingsOfOwner(tx: Queryable, unitId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select l.id from listings l join listers r on r.id = l.lister_id
      where l.unit_id = $1 and r.kind = 'owner' and l.state = 'live' order by l.id`,
    [unitId],
  );
  return rows.map(({ id }) => id);
}
