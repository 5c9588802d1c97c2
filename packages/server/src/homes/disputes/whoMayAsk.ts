import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';

/** Operators, who read disputes. */
export const mayReadDisputes = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'read', 'Dispute', {})) throw new HttpError('not-allowed');
  return admitted;
};

/** Operators, who settle disputes; for others no dispute has this id. */
export const maySettleDisputes = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'update', 'Dispute', {})) throw new HttpError('not-found');
  return admitted;
};
