import type { User } from '@sewa/api/client';
import { findEntityId, listCorporateRows } from '../corporates/queries.ts';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findSession } from './session.ts';
import { nameUserTypes } from './userTypes.ts';

/** The signed-in user; throws when nobody is signed in. */
export async function getUser(db: Queryable, secret: string | null, now: Date): Promise<User> {
  const session = await findSession(db, secret, now);
  if (!session) throw new RefusedError('not-signed-in');
  return {
    id: session.user_id,
    name: session.name,
    email: session.email,
    phoneNumber: session.phone_number,
    entityId: await findEntityId(db, session.user_id, session.corporate_id),
    userTypes: nameUserTypes(session.user_type_ids),
    userTypeIds: session.user_type_ids,
    residentialStatus: session.residential_status,
    passType: session.pass_type,
    corporates: await listCorporateRows(db, session.user_id, session.corporate_id),
    cid: session.corporate_id,
  };
}
