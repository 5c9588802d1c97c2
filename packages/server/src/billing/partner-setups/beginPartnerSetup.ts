import type { RouteAnswer } from '@sewa/api/client';
import type { SetupState } from '@sewa/tenancy';
import type { Context, InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { beginSetup } from '../payment-setups/beginSetup.ts';
import { chooseWay } from '../payment-setups/chooseWay.ts';
import { findSetup, lockSetup } from '../payment-setups/setupQueries.ts';
import { type ChosenSetup, isChosen } from '../payment-setups/setupRow.ts';
import { findBrowserSecret, hashBrowser, isOfBrowser } from './browser.ts';
import { requirePartnerSetup } from './getPartnerSetup.ts';
import { bindToBrowser, chooseForCustomer } from './partnerSetupQueries.ts';

/** Where the customer goes on, and the secret that binds the setup to their browser until it ends. */
export interface BegunPartnerSetup {
  readonly answer: RouteAnswer<'beginPartnerSetup'>;
  readonly browserSecret: string;
}

/** States in which the customer may choose, or choose anew what the bank refused. */
const choosable: readonly SetupState[] = ['pending', 'rejected', 'abandoned'];

async function choose(
  tx: InTransaction,
  { id, body }: RouteInput<'beginPartnerSetup'>,
): Promise<ChosenSetup> {
  const { db, browser, now, paymentProviders } = tx;
  const { row: found } = await requirePartnerSetup(tx, id);
  const row = await lockSetup(db, found.ref);
  // Somebody else began it, or chose anew, in the meantime.
  if (!row || (row.browser_hash !== null && !isOfBrowser(row, browser))) throw new HttpError('not-found');
  if (!choosable.includes(row.state) || row.expires_at <= now) {
    throw new HttpError('wrong-state', {
      message: messages.setupOver,
      fields: [{ name: 'transition', reason: messages.setupOverReason }],
    });
  }
  const way = chooseWay(body, paymentProviders, now);
  const isSame = row.kind === way.kind && row.bank === way.bank && row.segment === way.segment;
  if (isSame && row.state === 'pending' && isChosen(row)) return row;
  await chooseForCustomer(db, id, way);
  const chosen = await findSetup(db, way.ref);
  if (!chosen || !isChosen(chosen)) throw new Error('The setup was not stored.');
  return chosen;
}

/** Begins the setup of a partner's customer in this browser. The same choice again goes on; another one begins anew, also after a refusal. */
export const beginPartnerSetup = defineVerb(
  anyone,
  async (ctx: Context, input: RouteInput<'beginPartnerSetup'>): Promise<BegunPartnerSetup> => {
    const row = await ctx.transaction((tx) => choose(tx, input));
    const answer = await beginSetup(ctx, row);
    // Not before the provider answered: an error sets no cookie, and the customer tries again.
    const browserSecret = findBrowserSecret(ctx.browser);
    if (!(await bindToBrowser(ctx.db, row.id, hashBrowser(browserSecret)))) throw new HttpError('not-found');
    return { answer, browserSecret };
  },
);
