import type { Queryable } from '../../platform/database/database.ts';

/** A user who lets, as an owner or as an agent. */
export interface ListingUser {
  readonly userId: string;
  readonly kind: 'owner' | 'agent';
}

/** Id of the oldest lister of a user; an agent's has the registration number of the account. Null without one. */
export async function findListerId(tx: Queryable, { userId, kind }: ListingUser): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select a.id from listers a join users u on u.id = a.user_id
      where u.id = $1 and a.kind = $2 and (a.kind = 'owner' or a.registration_number = u.registration_number)
      order by a.created_at, a.id limit 1`,
    [userId, kind],
  );
  return rows[0]?.id ?? null;
}

const requireId = (rows: readonly { id: string }[]): string => {
  const [row] = rows;
  if (!row) throw new Error('A lister was not written.');
  return row.id;
};

/** Creates the lister of a user from their account, or gives it the new details. */
export async function upsertUserLister(tx: Queryable, { userId, kind }: ListingUser): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into listers (id, kind, name, phone_number, registration_number, agency_licence_number, user_id)
      select 'own-' || u.id || '-' || $2, $2, coalesce(nullif(u.name, ''), '-'), u.phone_number,
        case when $2 = 'agent' then u.registration_number end, case when $2 = 'agent' then u.licence_number end, u.id
      from users u where u.id = $1
      on conflict (id) do update set name = excluded.name, phone_number = excluded.phone_number,
        registration_number = excluded.registration_number, agency_licence_number = excluded.agency_licence_number
      returning id`,
    [userId, kind],
  );
  return requireId(rows);
}

/** Creates the lister of a corporate, or gives it the new name. */
export async function upsertCorporateLister(tx: Queryable, corporateId: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into listers (id, kind, name, corporate_id) select 'corporate-' || k.id, 'owner', k.name, k.id
      from corporates k where k.id = $1
      on conflict (corporate_id) where corporate_id is not null do update set name = excluded.name returning id`,
    [corporateId],
  );
  return requireId(rows);
}

/** The registration number that a user speaks for, or null. */
export async function findRegistrationNumber(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ registration_number: string | null }>(
    'select own_registration_number(u) as registration_number from users u where id = $1',
    [userId],
  );
  return rows[0]?.registration_number ?? null;
}

/** Whose listing is public under an id. */
export interface ListerOf {
  readonly userId: string | null;
  readonly corporateId: string | null;
  readonly unitId: string | null;
}

/** Who lists a public listing, and its unit, or null if there is none. */
export async function findListerOf(db: Queryable, listingId: string): Promise<ListerOf | null> {
  const { rows } = await db.query<ListerOf>(
    `select a.user_id as "userId", a.corporate_id as "corporateId", l.unit_id as "unitId"
      from listings l left join listers a on a.id = l.lister_id where l.id = $1 and l.status <> 'hidden'`,
    [listingId],
  );
  return rows[0] ?? null;
}
