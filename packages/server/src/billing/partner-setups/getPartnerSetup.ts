import type { PartnerSetup } from '@sewa/api/client';
import type { PartnerRow } from '../../partner-sites/partners/PartnerRow.ts';
import { findLivePartner } from '../../partner-sites/partners/queries.ts';
import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findCustomersMethod } from '../payment-methods/methodQueries.ts';
import { describeSetup } from '../payment-setups/describeSetup.ts';
import { refreshSetup } from '../payment-setups/refreshSetup.ts';
import { findSetup } from '../payment-setups/setupQueries.ts';
import type { SetupRow } from '../payment-setups/setupRow.ts';
import { isOfBrowser } from './browser.ts';
import { findPartnerRef } from './partnerSetupQueries.ts';

/** A partner's setup that this browser may see: nobody began it yet, or this browser did. Throws otherwise. */
export async function requirePartnerSetup(
  { db, browser }: Pick<Context, 'db' | 'browser'>,
  id: string,
): Promise<{ row: SetupRow; partner: PartnerRow }> {
  const ref = await findPartnerRef(db, id);
  const row = ref === null ? null : await findSetup(db, ref);
  const partner = row?.partner ? await findLivePartner(db, row.partner) : null;
  if (!row || !partner || (row.browser_hash !== null && !isOfBrowser(row, browser)))
    throw new HttpError('not-found');
  return { row, partner };
}

/** The way back to the partner, which is told how it went and nothing of the method. */
function makeReturnUrl({ id, state, return_url: url }: SetupRow): string {
  const back = new URL(url ?? '');
  back.searchParams.set('status', state);
  back.searchParams.set('setup', id);
  return back.href;
}

/** The setup of a partner's customer; asks the provider while it is open. */
export const getPartnerSetup = defineVerb(
  anyone,
  async (ctx, { id }: RouteInput<'getPartnerSetup'>): Promise<PartnerSetup> => {
    const { db, origin } = ctx;
    const { row: found, partner } = await requirePartnerSetup(ctx, id);
    const row = await refreshSetup(ctx, found);
    const isChange = row.purpose === 'change' && row.subject !== null;
    const current = isChange ? await findCustomersMethod(db, partner.key, row.subject ?? '') : null;
    return {
      id: row.id,
      purpose: row.purpose,
      partnerName: partner.name,
      setup: describeSetup(row, origin),
      current: current && { kind: current.kind, masked: current.masked, bank: current.bank },
      returnUrl: makeReturnUrl(row),
    };
  },
);
