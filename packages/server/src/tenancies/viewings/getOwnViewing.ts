import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import type { ViewingSide } from './describeViewing.ts';
import { findViewing } from './viewingQueries.ts';
import { hostedListings, type ViewingRow } from './viewingRow.ts';

/** A viewing of the user, with their side of it; throws for anybody else. Not locked: lock its slot first to change it. */
export async function getOwnViewing(
  { db, session }: Pick<SignedIn, 'db' | 'session'>,
  id: string,
): Promise<{ row: ViewingRow; side: ViewingSide }> {
  const { user_id: userId } = session;
  const rules = compilePermission(session, { ...hostedListings, firstParameter: 3 });
  const row = isRandomId(id) ? await findViewing(db, { id, userId }, rules) : null;
  if (!row) throw new HttpError('not-found');
  return { row, side: row.user_id === userId ? 'guest' : 'host' };
}
