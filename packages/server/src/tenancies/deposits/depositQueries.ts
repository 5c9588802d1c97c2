import type { RentalDeposit } from '@sewa/api/client';
import type { RentalSide } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';

/** What a landlord wants to keep of a deposit. */
export interface DeductionRow {
  id: string;
  items: RentalDeposit['deductions'];
  cents: number;
  state: 'proposed' | 'agreed' | 'disputed';
  dispute: string | null;
}

/** What stands of the deductions of a rental, or null. */
export async function findDeduction(db: Queryable, rentalId: string): Promise<DeductionRow | null> {
  const { rows } = await db.query<DeductionRow>(
    'select id, items, cents, state, dispute from deductions where rental_id = $1 and superseded_at is null',
    [rentalId],
  );
  return rows[0] ?? null;
}

/** Puts a proposal in the place of the one before; without items, only takes that back. */
export async function replaceDeduction(
  tx: Queryable,
  row: {
    id: string;
    rentalId: string;
    items: RentalDeposit['deductions'];
    cents: number;
    partyId: string;
    now: Date;
  },
): Promise<void> {
  await tx.query('update deductions set superseded_at = $2 where rental_id = $1 and superseded_at is null', [
    row.rentalId,
    row.now,
  ]);
  if (row.items.length === 0) return;
  await tx.query(
    `insert into deductions (id, rental_id, items, cents, state, proposed_by, created_at) values ($1, $2, $3, $4, 'proposed', $5, $6)`,
    [row.id, row.rentalId, JSON.stringify(row.items), row.cents, row.partyId, row.now],
  );
}

/** Writes the tenant's answer to a proposal. */
export async function answerDeduction(
  tx: Queryable,
  id: string,
  { state, dispute }: Pick<DeductionRow, 'state' | 'dispute'>,
): Promise<void> {
  await tx.query('update deductions set state = $2, dispute = $3 where id = $1', [id, state, dispute]);
}

/** Forgets what came back: another sum is due now. */
export async function deleteReturns(tx: Queryable, rentalId: string): Promise<void> {
  await tx.query('delete from deposit_returns where rental_id = $1', [rentalId]);
}

/** What each side says came back of the deposit. */
export async function listReturns(db: Queryable, rentalId: string): Promise<RentalDeposit['returns']> {
  const { rows } = await db.query<RentalDeposit['returns'][number]>(
    `select side, cents, returned_on::text as "on" from deposit_returns where rental_id = $1 order by said_at, side`,
    [rentalId],
  );
  return rows;
}

/** When both sides said the same of the deposit, in a rental that is settled. */
export async function findSettled(db: Queryable, rentalId: string): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    'select max(said_at) as at from deposit_returns where rental_id = $1',
    [rentalId],
  );
  return rows[0]?.at ?? null;
}

/** Writes what a side says came back of the deposit. */
export async function saveReturn(
  tx: Queryable,
  row: { rentalId: string; side: RentalSide; cents: number; on: string; partyId: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into deposit_returns (rental_id, side, cents, returned_on, party_id, said_at) values ($1, $2, $3, $4, $5, $6)
      on conflict (rental_id, side) do update set cents = excluded.cents, returned_on = excluded.returned_on,
        party_id = excluded.party_id, said_at = excluded.said_at`,
    [row.rentalId, row.side, row.cents, row.on, row.partyId, row.now],
  );
}
