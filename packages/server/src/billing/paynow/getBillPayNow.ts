import { findDay } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { makePayNowText } from './makePayNowText.ts';
import { findPayNow, readablePayNow } from './queries.ts';

/** How long a QR code can be paid, in milliseconds: a week. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The PayNow QR code that pays what is open on a bill straight to its payee. Throws if the user has no such bill, nothing is open, or the
 * payee has no PayNow or can't be paid yet.
 */
export const getBillPayNow = defineVerb(
  signedIn,
  async ({ db, session, now }, { id }: RouteInput<'getBillPayNow'>) => {
    const readable = compilePermission(session, { ...readablePayNow, firstParameter: 3 });
    const row = await findPayNow(db, { billId: id, now }, readable);
    if (!row) throw new HttpError('not-found');
    const { kind, value, cents, name } = row;
    const expiresOn = findDay(new Date(now.getTime() + VALID_MS)) ?? '';
    const text = makePayNowText({ kind, value, cents, reference: id, name, expiresOn });
    return { text, cents, reference: id, name };
  },
);
