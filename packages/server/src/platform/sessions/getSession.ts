import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import type { SessionRow } from './queries.ts';
import { findSession } from './session.ts';

/** The open session of a secret with its user; throws if there is none. */
export async function getSession(db: Queryable, secret: string | null, now: Date): Promise<SessionRow> {
  const session = await findSession(db, secret, now);
  if (!session) throw new HttpError('not-signed-in');
  return session;
}
