import type { Dispute, OwnDispute } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';

/** A side of a dispute. */
export type DisputeSide = 'owner' | 'claimant';

/** Units `u` of disputes whose owner a user is, or acts for. */
export const ownedUnits = {
  action: 'update',
  subject: 'Property',
  columns: {
    userId: { sql: 'u.owner_user_id', type: 'text' },
    corporateId: { sql: 'u.owner_corporate_id', type: 'text' },
  },
} as const satisfies PermittedRows;

/** Disputes `d` in which a user claims the unit, or acts for who does. */
export const claimedUnits = {
  action: 'update',
  subject: 'Property',
  columns: {
    userId: { sql: 'd.claimed_by_user_id', type: 'text' },
    corporateId: { sql: 'd.claimed_by_corporate_id', type: 'text' },
  },
} as const satisfies PermittedRows;

/** Whether file row `f` proves something in an open dispute that fits a condition about dispute `d` and unit `u`, as SQL. */
export const isOfDisputeSql = (condition: string): string => `exists (select from dispute_statements s
    join unit_disputes d on d.id = s.dispute_id join units u on u.id = d.unit_id
  where f.id = any(s.file_ids) and d.settled_at is null and (${condition}))`;

/** JSON of what a side of dispute row `d` says, as SQL. */
export const statementSql = (side: DisputeSide): string => `(select json_build_object('words', s.words,
    'files', (select coalesce(json_agg(json_build_object('id', f.id, 'contentType', f.content_type) order by w.place), '[]')
      from unnest(s.file_ids) with ordinality as w (id, place) join files f on f.id = w.id))
  from dispute_statements s where s.dispute_id = d.id and s.side = '${side}')`;

/** An open dispute with its unit's owner. */
export interface DisputeOfUnitRow {
  id: string;
  created_at: Date;
  owner_user_id: string | null;
  owner_corporate_id: string | null;
  claimed_by_user_id: string | null;
  claimed_by_corporate_id: string | null;
  address: Dispute['address'];
  owner: OwnDispute['statement'] | null;
  claimant: OwnDispute['statement'] | null;
}

/** An open dispute with what both sides say, or null. */
export async function findDisputeOfUnit(db: Queryable, id: string): Promise<DisputeOfUnitRow | null> {
  const { rows } = await db.query<DisputeOfUnitRow>(
    `select d.id, d.created_at, u.owner_user_id, u.owner_corporate_id, d.claimed_by_user_id, d.claimed_by_corporate_id,
        json_build_object('block', u.block, 'street', u.street, 'floor', u.floor, 'unit', u.unit, 'postalCode', u.postal_code)
          as address,
        ${statementSql('owner')} as owner, ${statementSql('claimant')} as claimant
      from unit_disputes d join units u on u.id = d.unit_id where d.id = $1 and d.settled_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Locks a dispute until the transaction ends. */
export async function lockDispute(tx: Queryable, id: string): Promise<void> {
  await tx.query('select from unit_disputes where id = $1 for no key update', [id]);
}

/** How many of these files are a user's. */
export async function countOwnFiles(tx: Queryable, userId: string, ids: readonly string[]): Promise<number> {
  const { rowCount } = await tx.query(`select from files where user_id = $1 and id = any($2::uuid[])`, [
    userId,
    ids,
  ]);
  return rowCount;
}

/** Writes what a side of a dispute says, in place of what it said before. */
export async function upsertStatement(
  tx: Queryable,
  row: {
    readonly disputeId: string;
    readonly side: DisputeSide;
    readonly words: string | null;
    readonly fileIds: readonly string[];
    readonly userId: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into dispute_statements (dispute_id, side, words, file_ids, written_by, written_at)
      values ($1, $2, $3, $4::uuid[], $5, $6)
      on conflict (dispute_id, side) do update set words = excluded.words, file_ids = excluded.file_ids,
        written_by = excluded.written_by, written_at = excluded.written_at`,
    [row.disputeId, row.side, row.words, row.fileIds, row.userId, row.now],
  );
}
