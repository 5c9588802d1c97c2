import type { Inspection } from '@sewa/api/client';
import type { RentalSide } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';

/** The state of a home, as it is stored. */
export interface InspectionRow {
  id: string;
  rental_id: string;
  kind: Inspection['kind'];
  version: number;
  rooms: Inspection['rooms'];
  meters: Inspection['meters'];
  keys: Inspection['keys'];
  confirmed_by: RentalSide[];
  move_in_id: string | null;
  created_at: Date;
  changed_at: Date;
  frozen_at: Date | null;
}

const INSPECTION = `select i.id, i.rental_id, i.kind, i.version, i.rooms, i.meters, i.keys,
    array(select c.side from inspection_confirmations c where c.inspection_id = i.id order by c.side) as confirmed_by,
    case when i.kind = 'move-out' then (select m.id from inspections m where m.rental_id = i.rental_id and m.kind = 'move-in') end as move_in_id,
    i.created_at, i.changed_at, i.frozen_at
  from inspections i`;

/** The inspections of a rental, in order. */
export async function listInspectionRows(db: Queryable, rentalId: string): Promise<InspectionRow[]> {
  const { rows } = await db.query<InspectionRow>(
    `${INSPECTION} where i.rental_id = $1 order by i.created_at, i.id`,
    [rentalId],
  );
  return rows;
}

/** An inspection, or null. */
export async function findInspection(db: Queryable, id: string): Promise<InspectionRow | null> {
  const { rows } = await db.query<InspectionRow>(`${INSPECTION} where i.id = $1`, [id]);
  return rows[0] ?? null;
}

/** An inspection, locked until the transaction ends. */
export async function lockInspection(tx: Queryable, id: string): Promise<InspectionRow | null> {
  await tx.query('select from inspections where id = $1 for no key update', [id]);
  return findInspection(tx, id);
}

/** A new inspection. */
export interface NewInspection extends Pick<Inspection, 'kind' | 'rooms' | 'meters' | 'keys'> {
  readonly id: string;
  readonly rentalId: string;
  readonly partyId: string;
  readonly now: Date;
}

/** Inserts an inspection; false if the rental has one of this kind. */
export async function insertInspection(tx: Queryable, row: NewInspection): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into inspections (id, rental_id, kind, rooms, meters, keys, begun_by, created_at, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (rental_id, kind) where kind <> 'visit' do nothing`,
    [
      row.id,
      row.rentalId,
      row.kind,
      JSON.stringify(row.rooms),
      JSON.stringify(row.meters),
      JSON.stringify(row.keys),
      row.partyId,
      row.now,
    ],
  );
  return rowCount > 0;
}

/** Writes the state of a home; nobody has confirmed it then. */
export async function updateInspection(
  tx: Queryable,
  { id, rooms, meters, keys, now }: Pick<NewInspection, 'id' | 'rooms' | 'meters' | 'keys' | 'now'>,
): Promise<void> {
  await tx.query(
    'update inspections set rooms = $2, meters = $3, keys = $4, version = version + 1, changed_at = $5 where id = $1',
    [id, JSON.stringify(rooms), JSON.stringify(meters), JSON.stringify(keys), now],
  );
  await tx.query('delete from inspection_confirmations where inspection_id = $1', [id]);
}

/** Notes that a side confirmed the state of a home; with the second one it is frozen. Returns the sides that have. */
export async function confirmInspection(
  tx: Queryable,
  { id, side, partyId, now }: { id: string; side: RentalSide; partyId: string; now: Date },
): Promise<number> {
  await tx.query(
    `insert into inspection_confirmations (inspection_id, side, party_id, confirmed_at) values ($1, $2, $3, $4)
      on conflict (inspection_id, side) do nothing`,
    [id, side, partyId, now],
  );
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from inspection_confirmations where inspection_id = $1',
    [id],
  );
  const count = rows[0]?.count ?? 0;
  if (count === 2)
    await tx.query('update inspections set frozen_at = $2 where id = $1 and frozen_at is null', [id, now]);
  return count;
}
