import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { lockUnit } from './unitChangeQueries.ts';
import { findUnit, type UnitRow } from './unitQueries.ts';
import { findViewer } from './Viewer.ts';
import { isOwnedBy } from './whoMayAsk.ts';

/** A unit that the user may read, locked until the transaction ends. Throws if there is none of this id. */
export async function lockReadableUnit(
  { db, session, now }: InTransaction<SignedIn>,
  id: string,
): Promise<UnitRow> {
  await lockUnit(db, id);
  const viewer = await findViewer(db, session, now);
  const unit = await findUnit(db, { session, viewer }, id);
  if (!unit) throw new HttpError('not-found');
  return unit;
}

/** A unit that the user owns or may change for its owner, locked until the transaction ends. Throws if there is none of this id. */
export async function lockOwnUnit({ db, session }: InTransaction<SignedIn>, id: string): Promise<UnitRow> {
  const unit = await lockUnit(db, id);
  if (!unit || !isOwnedBy(unit, session, 'update')) throw new HttpError('not-found');
  return unit;
}
