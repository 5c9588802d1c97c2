import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findAgentJson } from './queries.ts';

/** The public card of an agent as the JSON text of an `Agent`; throws for everybody who has none. */
export async function getAgent(db: Queryable, id: string): Promise<string> {
  const agent = /^[\w-]{1,64}$/.test(id) ? await findAgentJson(db, id) : null;
  if (agent === null) throw new RefusedError('not-found');
  return agent;
}
