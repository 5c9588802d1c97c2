import type { PaymentSetup } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeSetup } from './describeSetup.ts';
import { refreshSetup } from './refreshSetup.ts';
import { findOwnSetup } from './setupQueries.ts';

/** How a setup of the user stands; asks the provider while it is open. */
export const getPaymentSetup = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getPaymentSetup'>): Promise<PaymentSetup> => {
    const row = await findOwnSetup(ctx.db, id, ctx.session.user_id);
    if (!row) throw new HttpError('not-found');
    return describeSetup(await refreshSetup(ctx, row), ctx.origin);
  },
);
