import type { RentalSide, RentalState } from '@sewa/tenancy';
import { owingRentalsSql } from '../../billing/bills/owedQueries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { RENTAL, type RentalRow } from './rentalRow.ts';

/** A rental, or null. */
export async function findRental(db: Queryable, id: string): Promise<RentalRow | null> {
  const { rows } = await db.query<RentalRow>(`${RENTAL} where r.id = $1`, [id]);
  return rows[0] ?? null;
}

/** A rental. Throws if there is none. */
export async function getRentalRow(db: Queryable, id: string): Promise<RentalRow> {
  const rental = await findRental(db, id);
  if (!rental) throw new Error('A rental is not there.');
  return rental;
}

/** A rental, locked until the transaction ends. Throws if there is none. */
export async function lockRental(tx: Queryable, id: string): Promise<RentalRow> {
  const { rows } = await tx.query<RentalRow>(`${RENTAL} where r.id = $1 for no key update of r`, [id]);
  if (!rows[0]) throw new Error('A rental is not there.');
  return rows[0];
}

/** Locks the listing of a rental before the rental itself: accepting locks others' rentals of it too. */
export async function lockListing(tx: Queryable, listingId: string): Promise<void> {
  await tx.query('select from listings where id = $1 for no key update', [listingId]);
}

/** A listing that somebody wants to rent, with who lets it. */
export interface RentableListing {
  id: string;
  status: 'live' | 'let' | 'closed' | 'hidden';
  home: string;
  lister_id: string;
  lister_kind: 'owner' | 'agent';
  lister_user_id: string | null;
  lister_corporate_id: string | null;
  owner_user_id: string | null;
  owner_corporate_id: string | null;
  is_agent: boolean;
}

/** A listing with who lets it; `is_agent` says whether the user is another agent of it. Null if the public has no such listing. */
export async function findRentableListing(
  tx: Queryable,
  id: string,
  userId: string,
): Promise<RentableListing | null> {
  const { rows } = await tx.query<RentableListing>(
    `select l.id, l.status, coalesce(l.title, concat_ws(' ', l.block, l.street)) as home, a.id as lister_id, a.kind as lister_kind,
        a.user_id as lister_user_id, a.corporate_id as lister_corporate_id, u.owner_user_id, u.owner_corporate_id,
        exists (select from listing_agents j join listers o on o.id = j.lister_id where j.listing_id = l.id and o.user_id = $2)
          as is_agent
      from listings l join listers a on a.id = l.lister_id left join units u on u.id = l.unit_id
      where l.id = $1 and l.status <> 'hidden' for share of a`,
    [id, userId],
  );
  return rows[0] ?? null;
}

/** Inserts a rental; false if the asker has one of the listing that is not over. */
export async function insertRental(
  tx: Queryable,
  { id, listingId, askerKey, now }: { id: string; listingId: string; askerKey: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into rentals (id, listing_id, state, asker_key, created_at, changed_at) values ($1, $2, 'talking', $3, $4, $4)
      on conflict (listing_id, asker_key) where state not in ('withdrawn', 'settled') do nothing`,
    [id, listingId, askerKey, now],
  );
  return rowCount > 0;
}

/** Id of the asker's rental of a listing that is not over, or null. */
export async function findRentalOf(
  tx: Queryable,
  listingId: string,
  askerKey: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from rentals where listing_id = $1 and asker_key = $2 and state not in ('withdrawn', 'settled')`,
    [listingId, askerKey],
  );
  return rows[0]?.id ?? null;
}

/** Writes the state of a locked rental, which has the next version then. */
export async function updateRental(tx: Queryable, id: string, state: RentalState, now: Date): Promise<void> {
  await tx.query('update rentals set state = $2, version = version + 1, changed_at = $3 where id = $1', [
    id,
    state,
    now,
  ]);
}

/** Ids of the other rentals of a listing that are not over, in order, locked until the transaction ends. */
export async function lockOtherRentals(
  tx: Queryable,
  { id, listing_id: listingId }: RentalRow,
): Promise<{ id: string; asker_key: string }[]> {
  const { rows } = await tx.query<{ id: string; asker_key: string }>(
    `select id, asker_key from rentals where listing_id = $1 and id <> $2 and state in ('talking', 'offered', 'expired')
      order by id for no key update`,
    [listingId, id],
  );
  return rows;
}

/** Ids of the rentals of a listing whose offer is open, in order, locked until the transaction ends. */
export async function lockOfferedRentals(
  tx: Queryable,
  listingId: string,
): Promise<{ id: string; asker_key: string }[]> {
  const { rows } = await tx.query<{ id: string; asker_key: string }>(
    `select id, asker_key from rentals where listing_id = $1 and state = 'offered' order by id for no key update`,
    [listingId],
  );
  return rows;
}

/** A page of a list of rentals. */
export interface RentalList {
  readonly userId: string;
  readonly corporateId: string | null;
  readonly states: readonly RentalState[] | null;
  /** The last day is between these two. */
  readonly lastDay: { readonly from: string; readonly to: string } | null;
  /** Only rentals with bills that are overdue on this day. */
  readonly owingOn: string | null;
  readonly side: RentalSide | null;
  readonly listingId: string | null;
  readonly after: { readonly changedAt: string; readonly id: string } | null;
  /** Null for all. */
  readonly limit: number | null;
}

/** Rentals that a user, or the corporate they act for, is a party of, the last changed first. */
export async function listRentalRows(
  db: Queryable,
  list: RentalList,
): Promise<(RentalRow & { side: RentalSide })[]> {
  const { userId, corporateId, states, lastDay, owingOn, side, listingId, after, limit } = list;
  const { rows } = await db.query<RentalRow & { side: RentalSide }>(
    `select found.*, mine.side from (${RENTAL}) found cross join lateral (select p.side from rental_parties p
        where p.rental_id = found.id and p.left_at is null and (p.user_id = $1 or p.corporate_id = $2)
        order by p.user_id nulls last limit 1) mine
      where ($3::text[] is null or found.state = any($3)) and ($4::text is null or mine.side = $4)
        and ($5::text is null or found.listing_id = $5)
        and ($6::timestamptz is null or (found.changed_at, found.id) < ($6, $7))
        and ($9::date is null or found.last_day::date between $9 and $10)
        and ($11::date is null or found.id in (${owingRentalsSql('$11')}))
      order by found.changed_at desc, found.id desc limit $8`,
    [
      userId,
      corporateId,
      states,
      side,
      listingId,
      after?.changedAt ?? null,
      after?.id ?? null,
      limit,
      lastDay?.from ?? null,
      lastDay?.to ?? null,
      owingOn,
    ],
  );
  return rows;
}

/** The monthly rent of rentals on a day as it was signed, by rental; without those that nobody signed. */
export async function listSignedRents(
  db: Queryable,
  rentalIds: readonly string[],
  today: string,
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ rental_id: string; cents: number }>(
    `select distinct on (rental_id) rental_id, (terms->>'monthlyRent')::int as cents from contracts
      where rental_id = any($1::text[]) and state = 'signed' and (kind = 'agreement' or (terms->>'from')::date <= $2::date)
      order by rental_id, number desc`,
    [rentalIds, today],
  );
  return new Map(rows.map(({ rental_id: id, cents }) => [id, cents]));
}

/** Whether another listing is live, or agreed, that takes a part of the same unit. */
export async function isPartTaken(tx: Queryable, listingId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from listings l join listings o on o.unit_id = l.unit_id and o.id <> l.id and o.part && l.part and o.state = 'live'
      where l.id = $1`,
    [listingId],
  );
  return rowCount > 0;
}
