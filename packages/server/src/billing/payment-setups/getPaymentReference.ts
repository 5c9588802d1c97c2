import type { RouteAnswer } from '@sewa/api/client';
import { billPaymentCallbackPath } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { isOfBrowser } from '../partner-setups/browser.ts';
import { findReturnPath } from './describeSetup.ts';
import { findReferredPayment, type ReferredPayment } from './referenceQueries.ts';
import { refreshSetup } from './refreshSetup.ts';
import { findSetup } from './setupQueries.ts';
import type { SetupRow } from './setupRow.ts';

type Reference = RouteAnswer<'getPaymentReference'>;

const describeSetup = (row: SetupRow): Reference => ({
  kind: 'setup',
  id: row.id,
  bank: row.bank ?? '',
  segment: row.segment,
  state: row.state,
  cents: null,
  limit: null,
  url: row.state === 'pending' ? row.redirect_url : null,
  returnPath: findReturnPath(row),
});

const describePayment = (row: ReferredPayment): Reference => ({
  kind: 'payment',
  id: row.id,
  bank: row.bank ?? '',
  segment: 'retail',
  state: row.state,
  cents: row.cents,
  limit: row.limit_cents,
  url: row.state === 'needs-action' ? row.redirect_url : null,
  returnPath: billPaymentCallbackPath(row.type, row.service_id, row.way === 'card' ? 'card' : 'bank', row.id),
});

/** What is to be approved on a bank's own page: for the user who began it, or the browser of a partner's customer. */
export const getPaymentReference = defineVerb(
  anyoneKnown,
  async (ctx, { ref }: RouteInput<'getPaymentReference'>): Promise<Reference> => {
    const { db, session, browser } = ctx;
    const setup = await findSetup(db, ref);
    if (setup) {
      const isOwn = setup.user_id === null ? isOfBrowser(setup, browser) : setup.user_id === session?.user_id;
      if (isOwn) return describeSetup(await refreshSetup(ctx, setup));
    }
    const payment = session && (await findReferredPayment(db, ref, session.user_id));
    if (!payment) throw new HttpError('not-found');
    return describePayment(payment);
  },
);
