import { steppedUp } from '../../accounts/step-up/requireStepUp.ts';
import type { Context } from '../../platform/calling/Context.ts';
import { requirePermission } from '../../platform/permissions/requirePermission.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';

/** Users who may add payees, and passed step-up in the last five minutes. */
export const mayAddPayee = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await steppedUp(ctx);
  const { session } = admitted;
  requirePermission(session, 'create', 'Payee', { userId: session.user_id });
  return admitted;
};
