import type { RentPlan, Service } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** A tenancy as its rent plan sees it. */
export interface PlannedTenancy {
  postal_code: string | null;
  /** Rents of the addenda that are signed, in order. */
  rent_changes: Service['rentChanges'];
}

/** A signed tenancy whose tenant a user is, or null. */
export async function findPlannedTenancy(
  db: Queryable,
  rentalId: string,
  userId: string,
): Promise<PlannedTenancy | null> {
  const { rows } = await db.query<PlannedTenancy>(
    `select l.postal_code, coalesce((select jsonb_agg(jsonb_build_object('from', c.terms->>'from',
          'monthlyRent', (c.terms->>'monthlyRent')::int) order by c.terms->>'from', c.number)
        from contracts c where c.rental_id = r.id and c.kind = 'addendum' and c.state = 'signed'), '[]') as rent_changes
      from rentals r join listings l on l.id = r.listing_id
        join rental_parties p on p.rental_id = r.id and p.actor_type = 1 and p.user_id = $2 and p.left_at is null
      where r.id = $1 and r.state in ('signed', 'running', 'ending') for no key update of r`,
    [rentalId, userId],
  );
  return rows[0] ?? null;
}

/** Id of the newest payee of a user that is a landlord of a rental and can be paid, or null. */
export async function findLandlordPayee(
  db: Queryable,
  rentalId: string,
  userId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from payees p where p.user_id = $2 and p.removed_at is null and p.state <> 'refused'
        and payee_user_id(p) in (select o.user_id from rental_parties o where o.rental_id = $1 and o.actor_type = 2
          and o.left_at is null)
      order by p.created_at desc, p.id limit 1`,
    [rentalId, userId],
  );
  return rows[0]?.id ?? null;
}

/** The rent plan of a rental that stands, or the last one. */
export interface RentPlanRow {
  id: string;
  state: Service['state'];
  payer_user_id: string;
  payee_user_id: string | null;
  monthly_rent: number;
  rent_changes: Service['rentChanges'];
  due_day: number;
  starts_on: string;
}

/** The rent plan of a rental that stands, else the last one, or null. */
export async function findRentPlan(db: Queryable, rentalId: string): Promise<RentPlanRow | null> {
  const { rows } = await db.query<RentPlanRow>(
    `select s.id, s.state, s.payer_user_id, payee_user_id(p) as payee_user_id, s.monthly_rent, s.rent_changes, s.due_day,
        s.starts_on::text as starts_on
      from services s left join payees p on p.id = s.payee_id where s.rental_id = $1
      order by s.state = 'ended', s.created_at desc limit 1`,
    [rentalId],
  );
  return rows[0] ?? null;
}

/** The last bills of a rent plan, the newest first. */
export async function listPlanBills(db: Queryable, serviceId: string): Promise<RentPlan['bills']> {
  const { rows } = await db.query<RentPlan['bills'][number]>(
    `select id, kind, period, due_on::text as "dueOn", cents, paid_cents as "paidCents", state from bills
      where service_id = $1 and state <> 'cancelled' order by due_on desc, kind limit 12`,
    [serviceId],
  );
  return rows;
}

/** Gives the rent plan of a rental the rent of a signed addendum, and as many months as it lasts. Bills that are made keep their sum. */
export async function changeRentPlan(
  tx: Queryable,
  rentalId: string,
  { from, monthlyRent, lastDay }: { from: string; monthlyRent: number; lastDay: string },
): Promise<void> {
  await tx.query(
    `update services set rent_changes = rent_changes || jsonb_build_array(jsonb_build_object('from', $2::text, 'monthlyRent', $3::int)),
        months = least(120, greatest(months, (extract(year from age($4::date + 1, starts_on)) * 12
          + extract(month from age($4::date + 1, starts_on)))::int)), version = version + 1
      where rental_id = $1 and state in ('active', 'paused')`,
    [rentalId, from, monthlyRent, lastDay],
  );
}

/** Sets the last day of a rent plan. */
export async function setPlanEnd(tx: Queryable, id: string, lastDay: string): Promise<void> {
  await tx.query('update services set ends_on = $2, version = version + 1 where id = $1', [id, lastDay]);
}
