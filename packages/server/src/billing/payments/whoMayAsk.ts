import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';

/** Operators, who read where our books and the providers' differ. */
export const mayReadDifferences = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'read', 'PaymentDifference', {})) throw new HttpError('not-allowed');
  return admitted;
};

/** Operators, who deal with differences; for others no difference has this id. */
export const maySettleDifferences = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'update', 'PaymentDifference', {})) throw new HttpError('not-found');
  return admitted;
};
