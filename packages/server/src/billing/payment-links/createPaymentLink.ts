import type { RouteAnswer } from '@sewa/api/client';
import { paymentLinkPath } from '@sewa/paths';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { lockBillOf } from '../payments/billSide.ts';
import { makeBillNotOpenError } from '../payments/transitionBill.ts';
import { insertLink } from './linkQueries.ts';
import { hashLinkSecret, makeLinkSecret } from './linkSecret.ts';

/** How long a link is valid, in milliseconds: 30 days. */
const VALID_MS = 30 * 24 * 60 * 60 * 1000;

/** Creates a link by which anybody can pay a bill. For its payer; only a hash of the secret is stored. */
export const createPaymentLink = defineVerb(
  signedIn,
  (ctx, { body: { billId } }: RouteInput<'createPaymentLink'>): Promise<RouteAnswer<'createPaymentLink'>> =>
    ctx.transaction(async (tx) => {
      const { db, now, origin, session } = tx;
      const { bill } = await lockBillOf(tx, billId, 'payer');
      if (bill.state !== 'open' && bill.state !== 'part-paid') throw makeBillNotOpenError();
      const secret = makeLinkSecret();
      const userId = session.user_id;
      const expiresAt = new Date(now.getTime() + VALID_MS);
      const link = { billId, secretHash: hashLinkSecret(secret), userId, expiresAt };
      const id = await insertLink(db, link, now);
      await recordAudit(
        db,
        { userId, action: 'payment-link-created', details: { bill: billId, link: id } },
        now,
      );
      return { id, url: `${origin}${paymentLinkPath(secret)}`, secret };
    }),
);
