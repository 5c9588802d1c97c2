import type { RentalCheck } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** What the landlord's side of a rental looked at, the newest first. */
export async function listChecks(db: Queryable, rentalId: string): Promise<RentalCheck[]> {
  const { rows } = await db.query<RentalCheck>(
    `select c.id, c.kind, c.checked_on::text as "on",
        coalesce(a.name, ua.name, ka.name, o.terms->'occupiers'->c.occupier::int->>'name') as about, c.reference,
        coalesce(b.name, kb.name, ub.name) as "byName"
      from rental_checks c join rental_parties b on b.id = c.checked_by left join users ub on ub.id = b.user_id
        left join corporates kb on kb.id = b.corporate_id left join rental_parties a on a.id = c.party_id
        left join users ua on ua.id = a.user_id left join corporates ka on ka.id = a.corporate_id
        left join offers o on o.rental_id = c.rental_id and o.state = 'accepted'
      where c.rental_id = $1 order by c.created_at desc, c.id`,
    [rentalId],
  );
  return rows;
}

/** A new check. */
export interface NewCheck {
  readonly id: string;
  readonly rentalId: string;
  readonly kind: RentalCheck['kind'];
  readonly on: string;
  readonly partyId: string | null;
  readonly occupier: number | null;
  readonly reference: string | null;
  readonly checkedBy: string;
  readonly now: Date;
}

/** Inserts a check. */
export async function insertCheck(tx: Queryable, check: NewCheck): Promise<void> {
  await tx.query(
    `insert into rental_checks (id, rental_id, kind, checked_on, party_id, occupier, reference, checked_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      check.id,
      check.rentalId,
      check.kind,
      check.on,
      check.partyId,
      check.occupier,
      check.reference,
      check.checkedBy,
      check.now,
    ],
  );
}
