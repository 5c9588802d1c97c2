import type { Context } from '../calling/Context.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import type { SignedIn } from '../sessions/whoMayAsk.ts';
import { steppedUp } from '../step-up/requireStepUp.ts';

/** Users who may add payees, and passed step-up in the last five minutes. */
export const mayAddPayee = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await steppedUp(ctx);
  const { session } = admitted;
  requirePermission(session, 'create', 'Payee', { userId: session.user_id });
  return admitted;
};
