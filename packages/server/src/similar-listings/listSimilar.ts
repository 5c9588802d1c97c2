import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findSimilarJson } from './queries.ts';

/**
 * Homes like one home as JSON text: live, of its type, in its district or one beside it, at two thirds to one and a half times its rent, those
 * of the same sub-type first, then the nearest in rent. Throws when there is no such home.
 */
export async function listSimilar(db: Queryable, id: string): Promise<string> {
  const list = /^[a-z2-7]{12}$/.test(id) ? await findSimilarJson(db, id) : null;
  if (list === null) throw new RefusedError('not-found');
  return list;
}
