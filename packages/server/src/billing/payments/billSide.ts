import type { RouteAnswer } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeBillState } from '../bills/describeBill.ts';
import { findBill, type PayableBill, readBills, updatedBills } from '../bills/payableBillQueries.ts';

/** A side of a bill. */
export type BillSide = 'payer' | 'payee';

/** A bill with the side of whoever asks. */
export interface BillOfSide {
  readonly bill: PayableBill;
  readonly side: BillSide;
}

type Asker = Pick<SignedIn, 'db' | 'session'>;

/**
 * A bill that the user pays or is paid by. Throws if it is neither, or if what they do is for the other side; `isLocked` locks it until the
 * transaction ends.
 */
export async function getBill(
  { db, session }: Asker,
  id: string,
  { side, isLocked = false }: { side?: BillSide; isLocked?: boolean } = {},
): Promise<BillOfSide> {
  const permitted = isLocked ? updatedBills : readBills;
  const rules = compilePermission(session, { ...permitted, firstParameter: 2 });
  const bill = await findBill(db, id, { rules, isLocked });
  if (!bill) throw new HttpError('not-found');
  const own: BillSide = bill.payer_user_id === session.user_id ? 'payer' : 'payee';
  if (side !== undefined && own !== side) throw new HttpError('not-allowed');
  return { bill, side: own };
}

/** The same, locked until the transaction ends. */
export const lockBillOf = (
  tx: Pick<InTransaction<SignedIn>, 'db' | 'session'>,
  id: string,
  side?: BillSide,
): Promise<BillOfSide> => getBill(tx, id, { ...(side && { side }), isLocked: true });

/** Where a bill stands after it moved, and what a side can do with it. */
export const describeState = (
  bill: PayableBill,
  side: BillSide,
  now: Date,
  isRecorded = false,
): RouteAnswer<'sayBillPaid'> =>
  describeBillState(bill, { side, payeeUsableFrom: bill.payee_usable_from, now, isRecorded });
