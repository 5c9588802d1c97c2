import type { User } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { Queryable } from '../database/database.ts';
import { getSession } from './getSession.ts';
import { findEntityId, listCorporateRows, type SessionRow } from './queries.ts';
import { nameUserTypes } from './userTypes.ts';
import { signedIn } from './whoMayAsk.ts';

/** The user of a session. */
async function describeUser(db: Queryable, session: SessionRow): Promise<User> {
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
    version: session.version,
  };
}

/** The user of a session secret; throws if the session isn't open. */
export const loadUser = async (db: Queryable, secret: string | null, now: Date): Promise<User> =>
  describeUser(db, await getSession(db, secret, now));

/** The signed-in user. */
export const getUser = defineVerb(signedIn, ({ db, session }) => describeUser(db, session));
