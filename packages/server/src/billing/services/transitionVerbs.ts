import type { RouteAnswer } from '@sewa/api/client';
import type { ServiceTransitionName } from '@sewa/tenancy';
import { requireStepUp } from '../../accounts/step-up/requireStepUp.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { describeServiceState } from './describeService.ts';
import { endService } from './endService.ts';
import { lockPaidService } from './getOwnService.ts';
import { requireOneProvider, requireOwnMethod, requireOwnPayee } from './requireOwnThings.ts';
import type { ServiceProgress } from './serviceRow.ts';
import { setServiceMethod } from './setServiceMethod.ts';
import { requireOpen, transitionService } from './transitionService.ts';

/** The service that moves, and its version. */
interface TransitionInput {
  readonly id: string;
  readonly body: { readonly version: number };
}

/** How a transition is carried out on a locked service; returns it as it is then. */
type Move<Input> = (
  tx: InTransaction<SignedIn>,
  row: ServiceProgress,
  input: Input,
) => Promise<ServiceProgress>;

/**
 * Defines the verb of a transition that payers do. Whoever isn't a side of the service finds none, and the payee may not; only then is the
 * step-up asked for.
 */
const definePayerVerb = <Input extends TransitionInput = TransitionInput>(
  name: ServiceTransitionName,
  { move, needsStepUp = false }: { move: Move<Input>; needsStepUp?: boolean },
) =>
  defineVerb(
    signedIn,
    (ctx, input: Input): Promise<RouteAnswer<'pauseService'>> =>
      ctx.transaction(async (tx) => {
        const row = await lockPaidService(tx, input.id);
        if (needsStepUp) requireStepUp(tx.session, tx.realNow);
        requireVersion(input.body.version, row.version);
        requireOpen(row, name, 'payer');
        return describeServiceState(await move(tx, row, input), 'payer');
      }),
  );

/** Pauses a rent plan: nothing is collected by itself. */
export const pauseService = definePayerVerb('pause', {
  move: (tx, row) => transitionService(tx, row, { name: 'pause', actorId: tx.session.user_id }),
});

/** Resumes a rent plan. */
export const resumeService = definePayerVerb('resume', {
  move: (tx, row) => transitionService(tx, row, { name: 'resume', actorId: tx.session.user_id }),
});

/** Agrees to the terms an operator answered an application with. */
export const agreeToService = definePayerVerb('agree', {
  move: async (tx, row) => {
    await settleNotices(tx.db, 'application-answered', row.id);
    return transitionService(tx, row, { name: 'agree', actorId: tx.session.user_id });
  },
});

/** Ends a service. */
export const endOwnService = definePayerVerb('end', {
  move: (tx, row) => endService(tx, row, tx.session.user_id),
});

/** Has a service paid by another method of the user, or by none. */
export const changeServiceMethod = definePayerVerb<RouteInput<'changeServiceMethod'>>('change-method', {
  needsStepUp: true,
  move: async (tx, row, { body: { methodId } }) => {
    if (methodId === row.method_id) return row;
    const actorId = tx.session.user_id;
    const method = methodId === null ? null : await requireOwnMethod(tx.db, methodId, actorId);
    requireOneProvider('methodId', { method, payee: row.payee_provider });
    return setServiceMethod(tx, row, { methodId, actorId });
  },
});

/** Has a service pay another payee of the user. */
export const changeServicePayee = definePayerVerb<RouteInput<'changeServicePayee'>>('change-payee', {
  needsStepUp: true,
  move: async (tx, row, { body: { payeeId } }) => {
    if (payeeId === row.payee_id) return row;
    const actorId = tx.session.user_id;
    const payee = await requireOwnPayee(tx.db, payeeId, actorId);
    requireOneProvider('payeeId', { method: row.method_provider, payee });
    const after = await transitionService(tx, row, {
      name: 'change-payee',
      actorId,
      changes: { payee_id: payeeId },
    });
    const payeeIds = [row.payee_id, payeeId].filter((id) => id !== null);
    await notifyPayment(tx, { kind: 'payee-changed', serviceId: row.id, payeeIds });
    return after;
  },
});
