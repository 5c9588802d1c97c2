import { findTransition, type SetupTransitionName, setupTransitions } from '@sewa/tenancy';
import type { Context } from '../../platform/calling/Context.ts';
import { activateMethod } from '../payment-methods/activateMethod.ts';
import { insertOverMandate } from '../payment-methods/methodQueries.ts';
import { recordDiscrepancy } from '../payments/discrepancyQueries.ts';
import { lockSetup, updateSetup } from './setupQueries.ts';
import { isChosen, isOver, type SetupAnswer } from './setupRow.ts';

/** How long approvers at a bank have, in milliseconds: 7 days. */
const APPROVAL_MS = 7 * 24 * 60 * 60 * 1000;

const transitions: Readonly<Record<SetupAnswer['state'], SetupTransitionName | null>> = {
  pending: null,
  processing: 'process',
  active: 'activate',
  rejected: 'reject',
  abandoned: 'abandon',
  expired: 'expire',
};

/**
 * Applies what a provider says of a setup. The same answer again does nothing, an older one neither. What comes after the end is left
 * to operators, but for what its user cancelled: its mandate is cancelled too.
 */
export const applySetup = (ctx: Context, ref: string, answer: SetupAnswer): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { db, now } = tx;
    const row = await lockSetup(db, ref);
    if (!row) return;
    const { expires_at: expiresAt } = row;
    const name = transitions[answer.state];
    const transition = name && findTransition(setupTransitions, name, row.state);
    if (transition) {
      const methodId =
        isChosen(row) && answer.mandate && answer.state === 'active'
          ? await activateMethod(tx, row, answer.mandate)
          : null;
      if (transition.to === 'active' && methodId === null) return;
      const until = transition.to === 'processing' ? new Date(now.getTime() + APPROVAL_MS) : expiresAt;
      await updateSetup(db, ref, {
        ...answer,
        state: transition.to,
        expiresAt: until,
        methodId,
        isOver: transition.to !== 'processing',
      });
    } else if (row.state === 'pending') {
      await updateSetup(db, ref, { ...answer, expiresAt, methodId: null, isOver: false });
    } else if (isChosen(row) && row.cancelled_at !== null && answer.mandate) {
      await insertOverMandate(db, { ...row, userId: row.user_id }, answer.mandate, now);
    } else if (isOver(row) && row.provider !== null && row.state !== 'active' && answer.state === 'active') {
      const difference = { kind: 'state', provider: row.provider, ref, paymentId: null } as const;
      await recordDiscrepancy(db, { ...difference, ours: row.state, theirs: answer.state }, now);
    }
  });
