import type { Context } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import { hasPermission } from '../permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../sessions/whoMayAsk.ts';

/** Operators, who can read every corporate. */
export const mayReadCorporates = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'read', 'Corporate', {})) throw new HttpError('not-allowed');
  return admitted;
};
