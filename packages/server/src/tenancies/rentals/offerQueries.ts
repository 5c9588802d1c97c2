import type { OfferTerms } from '@sewa/api/client';
import type { RentalSide } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import type { OfferRow, RentalRow } from './rentalRow.ts';

const OFFER = `select o.id, o.rental_id, o.number, o.by_side, coalesce(p.name, k.name, u.name) as by_name, o.terms, o.state,
    o.expires_at, o.created_at
  from offers o join rental_parties p on p.id = o.by_party left join users u on u.id = p.user_id
    left join corporates k on k.id = p.corporate_id`;

/** The offers of rentals, in order. */
export async function listOffers(db: Queryable, rentalIds: readonly string[]): Promise<OfferRow[]> {
  const { rows } = await db.query<OfferRow>(
    `${OFFER} where o.rental_id = any($1::text[]) order by o.rental_id, o.number`,
    [rentalIds],
  );
  return rows;
}

/** The open offer of a rental, or null. */
export async function findOpenOffer(db: Queryable, rentalId: string): Promise<OfferRow | null> {
  const { rows } = await db.query<OfferRow>(`${OFFER} where o.rental_id = $1 and o.state = 'open'`, [
    rentalId,
  ]);
  return rows[0] ?? null;
}

/** The offer of a rental that was accepted. Throws if there is none. */
export async function getAcceptedOffer(db: Queryable, rentalId: string): Promise<OfferRow> {
  const { rows } = await db.query<OfferRow>(`${OFFER} where o.rental_id = $1 and o.state = 'accepted'`, [
    rentalId,
  ]);
  if (!rows[0]) throw makeNotOpenError();
  return rows[0];
}

/** A new offer. */
export interface NewOffer {
  readonly id: string;
  readonly rental: RentalRow;
  readonly side: RentalSide;
  readonly partyId: string;
  readonly terms: OfferTerms;
  /** Last day of the term. */
  readonly until: string;
  readonly now: Date;
}

/** Inserts an open offer; returns its number. */
export async function insertOffer(
  tx: Queryable,
  { id, rental, side, partyId, terms, until, now }: NewOffer,
): Promise<number> {
  const { rows } = await tx.query<{ number: number }>(
    `insert into offers (id, rental_id, number, by_side, by_party, terms, state, expires_at, created_at, let_of, part, term)
      select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, 'open', $6, $7, $8, $9::int4range, daterange($10, $11, '[]')
      from offers where rental_id = $2 returning number`,
    [
      id,
      rental.id,
      side,
      partyId,
      JSON.stringify(terms),
      terms.expiresAt,
      now,
      rental.unit_id ?? rental.listing_id,
      rental.part ?? '[0,100)',
      terms.from,
      until,
    ],
  );
  return rows[0]?.number ?? 0;
}

/** Moves the offers of a rental from one state to another. Throws a violation of `offers_part_is_free` if the part is agreed with another. */
export async function moveOffers(
  tx: Queryable,
  rentalId: string,
  from: OfferRow['state'],
  to: OfferRow['state'],
): Promise<void> {
  await tx.query('update offers set state = $3 where rental_id = $1 and state = $2', [rentalId, from, to]);
}

/** Ids of rentals whose open offer has run out. */
export async function listExpired(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ rental_id: string }>(
    `select rental_id from offers where state = 'open' and expires_at <= $1 order by expires_at, rental_id`,
    [now],
  );
  return rows.map(({ rental_id: id }) => id);
}
