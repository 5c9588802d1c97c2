import { requireVersion } from '../../platform/calling/requireVersion.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { SingpassSignError } from '../../platform/signing/SingpassSign.ts';
import { listRentalMay } from '../rentals/describeRental.ts';
import { getOwnRental } from '../rentals/getOwnRental.ts';
import { makeNotOpenError } from '../viewings/slotErrors.ts';
import { askSession } from './askSingpass.ts';
import { requireSingpass } from './beginSingpass.ts';
import { findPaper } from './contractQueries.ts';
import { findOpenSession } from './contractRow.ts';
import * as messages from './messages.ts';

/** Cancels the user's session at Singpass, if there is one. Throws if Singpass refuses, since the person may be signing at this moment. */
export async function giveUpSession(ctx: SignedIn, id: string, version: number): Promise<void> {
  const { rental, me } = await getOwnRental(ctx, id);
  requireVersion(version, rental.version);
  const standing = await findPaper(ctx.db, id);
  const session = standing && findOpenSession(standing);
  if (
    !session ||
    !listRentalMay(rental, me, { offer: null, standing, addendum: null, tenancy: null }).includes(
      'cancel-signing',
    )
  )
    return;
  try {
    if ((await requireSingpass(ctx).cancel(session.request_id)) === 'cancelled') return;
  } catch (error) {
    if (!(error instanceof SingpassSignError)) throw error;
    throw new HttpError('signing-away', { message: messages.singpassAway });
  }
  await askSession(ctx, session.request_id);
  throw makeNotOpenError(messages.singpassBusyReason);
}
