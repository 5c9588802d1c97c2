import type { Queryable } from '../../platform/database/database.ts';

/** The user fields that sign-up uses. */
export interface SigningUser {
  name: string | null;
  email: string | null;
  residential_status: 'C' | 'P' | 'A' | null;
  pass_type: string | null;
  registration_number: string | null;
  licence_number: string | null;
  user_type_ids: number[];
  is_valid: boolean;
}

/** Locks a user until the transaction ends, and returns them. */
export async function lockUser(tx: Queryable, id: string): Promise<SigningUser> {
  const { rows } = await tx.query<SigningUser>(
    `select name, email, residential_status, pass_type, registration_number, licence_number, user_type_ids, is_valid
      from users where id = $1 for update`,
    [id],
  );
  const [user] = rows;
  if (!user) throw new Error('A session belongs to a user who is not there.');
  return user;
}

/** Completes sign-up as a user type, with the profile. */
export async function completeUser(
  tx: Queryable,
  id: string,
  userType: number,
  user: Omit<SigningUser, 'user_type_ids' | 'is_valid'>,
): Promise<void> {
  await tx.query(
    `update users set name = $3, email = $4, residential_status = $5, pass_type = $6, registration_number = $7,
        licence_number = $8, user_type_ids = array_append(user_type_ids, $2::smallint), is_valid = true
      where id = $1`,
    [
      id,
      userType,
      user.name,
      user.email,
      user.residential_status,
      user.pass_type,
      user.registration_number,
      user.licence_number,
    ],
  );
}

/**
 * Inserts a corporate; false if another one is verified with its entity number. It is verified at once if the user last logged in for this
 * number at an issuer; if they only typed it, it stays unverified.
 */
export async function insertCorporate(
  tx: Queryable,
  { id, name, uen, userId, now }: { id: string; name: string; uen: string; userId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into corporates (id, name, uen, created_at, verified_at, verified_by)
      select $1, $2, $3::text, $4::timestamptz, case when p.is_proven then $4 end, case when p.is_proven then 'issuer' end
      from (select exists (select from identities where user_id = $5 and entity_number = $3) as is_proven) p
      where not exists (select from corporates where uen = $3 and verified_at is not null)`,
    [id, name, uen, now, userId],
  );
  return rowCount > 0;
}
