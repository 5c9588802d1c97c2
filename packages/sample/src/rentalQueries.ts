import type { OfferTerms, RentalEvent } from '@sewa/api/client';
import type { Queryable } from '@sewa/server';

/** A party of a rental, as it is written. */
export interface PartyRow {
  readonly id: string;
  readonly side: 'tenant' | 'landlord';
  readonly userId: string | null;
  readonly corporateId: string | null;
  readonly name: string;
}

/** Inserts a rental; returns what its home is called, or null if it is there, or its tenant or home is not. */
export async function insertRental(
  tx: Queryable,
  { id, listingId, tenantId, at }: { id: string; listingId: string; tenantId: string; at: Date },
): Promise<string | null> {
  const { rows } = await tx.query<{ home: string }>(
    `with home as (select l.id, coalesce(l.title, concat_ws(' ', l.block, l.street)) as name from listings l
          join users t on t.id = $3 where l.id = $2),
        rental as (insert into rentals (id, listing_id, state, asker_key, created_at, changed_at)
          select $1, id, 'talking', $3, $4, $4 from home on conflict do nothing returning listing_id)
      select home.name as home from home join rental on rental.listing_id = home.id`,
    [id, listingId, tenantId, at],
  );
  return rows[0]?.home ?? null;
}

/** Inserts the parties of a rental: its tenant, who lists the home, and beside an agent the owner. Returns them in this order. */
export async function insertParties(
  tx: Queryable,
  rentalId: string,
  ids: { tenant: string; lister: string; owner: string },
): Promise<PartyRow[]> {
  await tx.query(
    `insert into rental_parties (id, rental_id, side, actor_type, user_id, corporate_id, lister_id, joined_at)
      select $2, id, 'tenant', 1, asker_key, null, null, created_at from rentals where id = $1
      union all
      select $3, r.id, 'landlord', case a.kind when 'agent' then 3 else 2 end, a.user_id, a.corporate_id,
          case when num_nonnulls(a.user_id, a.corporate_id) = 0 then a.id end, r.created_at
        from rentals r join listings l on l.id = r.listing_id join listers a on a.id = l.lister_id where r.id = $1
      union all
      select $4, r.id, 'landlord', 2, u.owner_user_id, u.owner_corporate_id, null, r.created_at
        from rentals r join listings l on l.id = r.listing_id join listers a on a.id = l.lister_id join units u on u.id = l.unit_id
        where r.id = $1 and a.kind = 'agent' and num_nonnulls(u.owner_user_id, u.owner_corporate_id) = 1
          and u.owner_user_id is distinct from a.user_id`,
    [rentalId, ids.tenant, ids.lister, ids.owner],
  );
  const { rows } = await tx.query<PartyRow>(
    `select p.id, p.side, p.user_id as "userId", p.corporate_id as "corporateId", coalesce(k.name, u.name, a.name) as name
      from rental_parties p left join users u on u.id = p.user_id left join corporates k on k.id = p.corporate_id
        left join listers a on a.id = p.lister_id
      where p.rental_id = $1 order by array_position(array[$2, $3, $4], p.id)`,
    [rentalId, ids.tenant, ids.lister, ids.owner],
  );
  return rows;
}

/** Inserts the conversation of the parties of a rental; returns its id. */
export async function insertRentalConversation(tx: Queryable, rentalId: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into conversations (kind, context_id, party_key, started_by, created_at, last_message_at)
      select 'rental', id, id, asker_key, created_at, created_at from rentals where id = $1 returning id`,
    [rentalId],
  );
  const id = rows[0]?.id ?? '';
  await tx.query(
    `insert into conversation_users (conversation_id, user_id, corporate_id, lister_id)
      select $1, user_id, corporate_id, lister_id from rental_parties where rental_id = $2`,
    [id, rentalId],
  );
  return id;
}

/** An offer, as it is written. */
export interface OfferRow {
  readonly id: string;
  readonly rentalId: string;
  readonly number: number;
  readonly by: PartyRow;
  readonly terms: OfferTerms;
  readonly at: Date;
}

/** Inserts an open offer. */
export async function insertOffer(
  tx: Queryable,
  { id, rentalId, number, by, terms, at }: OfferRow,
): Promise<void> {
  await tx.query(
    `insert into offers (id, rental_id, number, by_side, by_party, terms, state, expires_at, created_at, let_of, part, term)
      select $1, r.id, $3, $4, $5, $6::jsonb, 'open', $7, $8, coalesce(l.unit_id, l.id), coalesce(l.part, '[0,100)'),
          daterange($9::date, ($9::date + make_interval(months => $10))::date)
        from rentals r join listings l on l.id = r.listing_id where r.id = $2`,
    [
      id,
      rentalId,
      number,
      by.side,
      by.id,
      JSON.stringify(terms),
      terms.expiresAt,
      at,
      terms.from,
      terms.months,
    ],
  );
}

/** Ends the open offer of a rental, if there is one. */
export async function endOffer(
  tx: Queryable,
  rentalId: string,
  state: 'countered' | 'accepted' | 'withdrawn' | 'expired',
): Promise<void> {
  await tx.query(`update offers set state = $2 where rental_id = $1 and state = 'open'`, [rentalId, state]);
}

/** Inserts a sealed event. */
export async function insertEvent(tx: Queryable, rentalId: string, event: RentalEvent): Promise<void> {
  const { number, at, actor, transition, data, previous, seal } = event;
  await tx.query(
    `insert into rental_events (rental_id, number, at, actor, transition, data, previous, seal)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [rentalId, number, at, actor, transition, JSON.stringify(data), previous, seal],
  );
}

/** Writes where a rental stands after its steps; who agreed keeps the name they have now. */
export async function finishRental(
  tx: Queryable,
  rentalId: string,
  { state, version, at }: { state: string; version: number; at: Date },
): Promise<void> {
  await tx.query('update rentals set state = $2, version = $3, changed_at = $4 where id = $1', [
    rentalId,
    state,
    version,
    at,
  ]);
  if (state !== 'agreed') return;
  await tx.query(
    `update rental_parties p set name = coalesce((select name from corporates where id = p.corporate_id),
        (select name from users where id = p.user_id), (select name from listers where id = p.lister_id))
      where rental_id = $1`,
    [rentalId],
  );
}
