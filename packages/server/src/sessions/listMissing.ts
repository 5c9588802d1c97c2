import type { RouteAnswer } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findSession } from './session.ts';

/** The profile fields of the signed-in user that are still empty; throws when nobody is signed in. */
export async function listMissing(
  db: Queryable,
  secret: string | null,
  now: Date,
): Promise<RouteAnswer<'missing'>> {
  const user = await findSession(db, secret, now);
  if (!user) throw new RefusedError('not-signed-in');
  const profile: Record<string, unknown> = {
    name: user.name,
    email: user.email,
    phoneNumber: user.phone_number,
    residentialStatus: user.residential_status,
    ...(user.residential_status === 'A' ? { passType: user.pass_type } : {}),
  };
  return { emptyKeys: Object.keys(profile).filter((key) => !profile[key]) };
}
