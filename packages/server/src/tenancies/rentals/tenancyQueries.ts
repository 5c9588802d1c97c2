import type { OfferTerms } from '@sewa/api/client';
import type { RentalSide } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';

/** How far a tenancy is, as far as it decides what is open to whom. */
export interface TenancyProgress {
  rental_id: string;
  /** Whether the home can be handed over. */
  is_begun: boolean;
  /** Sides that confirmed the state at the start, and at the end. */
  handed_by: RentalSide[];
  left_by: RentalSide[];
  /** Whether somebody ended it before its last day. */
  is_ended_early: boolean;
  /** Who pays the duty on each addendum that somebody has signed. */
  addenda_duty_by: OfferTerms['dutyBy'][];
  deduction_state: 'proposed' | 'agreed' | 'disputed' | null;
}

const confirmed = (kind: 'move-in' | 'move-out'): string => `array(select c.side from inspections i
    join inspection_confirmations c on c.inspection_id = i.id where i.rental_id = r.id and i.kind = '${kind}')`;

/** How far the tenancies of rentals are whose agreement is signed, by rental. */
export async function listTenancies(
  db: Queryable,
  rentalIds: readonly string[],
): Promise<Map<string, TenancyProgress>> {
  const { rows } = await db.query<TenancyProgress>(
    `select r.id as rental_id, r.term_started_at is not null
          or (c.terms->>'from')::date <= (current_moment() at time zone 'Asia/Singapore')::date as is_begun,
        ${confirmed('move-in')} as handed_by, ${confirmed('move-out')} as left_by,
        exists (select from early_ends e where e.rental_id = r.id) as is_ended_early, d.state as deduction_state,
        array(select a.terms->>'dutyBy' from contracts a where a.rental_id = r.id and a.kind = 'addendum'
          and a.state in ('signing', 'signed') and a.first_signed_at is not null) as addenda_duty_by
      from rentals r join contracts c on c.rental_id = r.id and c.kind = 'agreement' and c.state = 'signed'
        left join deductions d on d.rental_id = r.id and d.superseded_at is null
      where r.id = any($1::text[])`,
    [rentalIds],
  );
  return new Map(rows.map((row) => [row.rental_id, row]));
}

/** Ids of rentals whose agreement is signed, and whose first day has come: earlier, where the agreement gives the keys early. */
export async function listToBegin(db: Queryable, today: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select r.id from rentals r join contracts c on c.rental_id = r.id and c.kind = 'agreement' and c.state = 'signed'
      where r.state = 'signed' and r.term_started_at is null and (c.terms->>'from')::date
        - case when (c.blanks->>'earlyMoveIn')::boolean then (c.blanks->>'earlyDays')::int else 0 end <= $1::date
      order by r.id`,
    [today],
  );
  return rows.map(({ id }) => id);
}

/** Notes that the home can be handed over. */
export async function setTermStarted(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update rentals set term_started_at = $2 where id = $1', [id, now]);
}

/** Sets the last day of a tenancy. */
export async function setLastDay(tx: Queryable, id: string, lastDay: string): Promise<void> {
  await tx.query('update rentals set last_day = $2 where id = $1', [id, lastDay]);
}

/** Keeps the home until a later day. Throws a violation of `offers_part_is_free` if it is agreed with others then. */
export async function holdHomeUntil(tx: Queryable, id: string, lastDay: string): Promise<void> {
  await tx.query(
    `update offers set term = daterange(lower(term), $2, '[]') where rental_id = $1 and state = 'accepted'`,
    [id, lastDay],
  );
}

/** Frees the home for others after a day before the last one. */
export async function freeHomeAfter(tx: Queryable, id: string, lastDay: string): Promise<void> {
  await tx.query(
    `update offers set term = term * daterange(null, $2, '[]') where rental_id = $1 and state = 'accepted'`,
    [id, lastDay],
  );
}

/** Ids of rentals whose last day is over. */
export async function listToEnd(db: Queryable, today: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from rentals where state in ('running', 'ending') and last_day < $1::date order by id`,
    [today],
  );
  return rows.map(({ id }) => id);
}
