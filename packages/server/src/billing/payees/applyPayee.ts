import { findTransition, payeeTransitions } from '@sewa/tenancy';
import type { Context } from '../../platform/calling/Context.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import type { ProviderPayee } from '../payment-providers/PaymentProvider.ts';
import { lockEarlierPayee, lockPayee, updatePayee } from './queries.ts';

/** How long a payee waits who isn't the first of a user: three days. */
const WAIT_MS = 3 * 24 * 60 * 60 * 1000;

/** What a provider answered; it has no name for a payee that it refused at once. */
export type PayeeAnswer = Pick<ProviderPayee, 'state'> & { readonly providerRef: string | null };

/**
 * Applies what a provider answered about a payee; an answer that changes nothing is ignored. The first payee of a user can be paid once it
 * is proven, a later one after three days.
 */
export const applyPayee = (ctx: Context, id: string, answer: PayeeAnswer): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { db, now } = tx;
    const row = await lockPayee(db, id);
    if (row?.state !== 'checking') return;
    const { providerRef: provider_ref } = answer;
    if (answer.state === 'checking') {
      await updatePayee(db, id, { state: 'checking', usable_from: null, provider_ref });
      return;
    }
    const name = answer.state === 'proven' ? 'prove' : 'refuse';
    const state = findTransition(payeeTransitions, name, row.state)?.to ?? row.state;
    if (state !== 'proven') {
      await updatePayee(db, id, { state, usable_from: null, provider_ref });
      await notifyPayment(tx, { kind: 'payee-refused', payeeId: id });
      return;
    }
    const isLater = await lockEarlierPayee(db, row);
    const usable_from = isLater ? new Date(now.getTime() + WAIT_MS) : now;
    await updatePayee(db, id, { state, usable_from, provider_ref });
  });
