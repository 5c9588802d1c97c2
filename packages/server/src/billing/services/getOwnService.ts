import type { InTransaction } from '../../platform/calling/Context.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findServiceProgress, lockService } from './queries.ts';
import { readServices, type ServiceProgress } from './serviceRow.ts';

/** A service that the user is a side of. Throws if there is none. */
export async function getOwnService(
  { db, session }: { db: Queryable; session: SessionRow },
  id: string,
): Promise<ServiceProgress> {
  const rules = compilePermission(session, { ...readServices, firstParameter: 2 });
  const row = isRandomId(id) ? await findServiceProgress(db, id, rules) : null;
  if (!row) throw new HttpError('not-found');
  return row;
}

/** A service that the user pays, locked until the transaction ends. Throws if they aren't a side of it, or are the payee. */
export async function lockPaidService(
  { db, session }: Pick<InTransaction<SignedIn>, 'db' | 'session'>,
  id: string,
): Promise<ServiceProgress> {
  const rules = compilePermission(session, { ...readServices, firstParameter: 2 });
  const row = isRandomId(id) ? await lockService(db, id, rules) : null;
  if (!row) throw new HttpError('not-found');
  if (!hasPermission(session, 'update', 'Service', { userId: row.payer_user_id }))
    throw new HttpError('not-allowed');
  return row;
}
