import type { Rental, RenterCard } from '@sewa/api/client';
import { homeNameSql } from '../../homes/listings/listingSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

const CARD = `c.occupiers, c.pets, c.smokers, c.income_band as "incomeBand", c.words`;

/** The renter's card of a user with the rentals it is shared with, or null. */
export async function findCard(db: Queryable, userId: string): Promise<RenterCard | null> {
  const { rows } = await db.query<RenterCard>(
    `select ${CARD}, c.version, coalesce((select json_agg(json_build_object('id', s.id, 'rentalId', s.rental_id,
          'listingName', ${homeNameSql}, 'sharedAt', ${isoSql('s.shared_at')}) order by s.shared_at, s.id)
        from renter_card_shares s join rentals r on r.id = s.rental_id join listings l on l.id = r.listing_id
        where s.user_id = c.user_id and s.ended_at is null), '[]') as shares
      from renter_cards c where c.user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

/** What a renter says of themselves. */
export type CardText = Omit<RenterCard, 'version' | 'shares'>;

/** Inserts the first card of a user; false if they have one. */
export async function insertCard(tx: Queryable, userId: string, card: CardText, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into renter_cards (user_id, occupiers, pets, smokers, income_band, words, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_id) do nothing`,
    [userId, JSON.stringify(card.occupiers), card.pets, card.smokers, card.incomeBand, card.words, now],
  );
  return rowCount > 0;
}

/** Writes the card of a user; false if it has another version. */
export async function updateCard(
  tx: Queryable,
  { userId, version, now }: { userId: string; version: number; now: Date },
  card: CardText,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update renter_cards set occupiers = $3, pets = $4, smokers = $5, income_band = $6, words = $7, changed_at = $8,
        version = version + 1
      where user_id = $1 and version = $2`,
    [
      userId,
      version,
      JSON.stringify(card.occupiers),
      card.pets,
      card.smokers,
      card.incomeBand,
      card.words,
      now,
    ],
  );
  return rowCount > 0;
}

/** Shares the card of a user with a rental; the same share if it is shared. Null if they have no card. */
export async function insertShare(
  tx: Queryable,
  { id, userId, rentalId, now }: { id: string; userId: string; rentalId: string; now: Date },
): Promise<string | null> {
  await tx.query(
    `insert into renter_card_shares (id, user_id, rental_id, shared_at)
      select $1, c.user_id, $3, $4 from renter_cards c where c.user_id = $2
      on conflict (user_id, rental_id) where ended_at is null do nothing`,
    [id, userId, rentalId, now],
  );
  const { rows } = await tx.query<{ id: string }>(
    'select id from renter_card_shares where user_id = $1 and rental_id = $2 and ended_at is null',
    [userId, rentalId],
  );
  return rows[0]?.id ?? null;
}

/** Ends a share of a user; false if they have none of this id that runs. */
export async function endShare(tx: Queryable, id: string, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update renter_card_shares set ended_at = $3 where id = $1 and user_id = $2 and ended_at is null',
    [id, userId, now],
  );
  return rowCount > 0;
}

/** Cards that tenants share with a rental, as the landlord's side sees them. */
export async function listSharedCards(db: Queryable, rentalId: string): Promise<Rental['cards']> {
  const { rows } = await db.query<Rental['cards'][number]>(
    `select ${CARD}, p.id as "partyId", coalesce(p.name, u.name) as name
      from renter_card_shares s join renter_cards c on c.user_id = s.user_id join users u on u.id = c.user_id
        join rental_parties p on p.rental_id = s.rental_id and p.user_id = s.user_id and p.left_at is null and p.side = 'tenant'
      where s.rental_id = $1 and s.ended_at is null order by s.shared_at, s.id`,
    [rentalId],
  );
  return rows;
}
