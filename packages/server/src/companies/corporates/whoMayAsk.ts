import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';

/** Operators, who can read every corporate. */
export const mayReadCorporates = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'read', 'Corporate', {})) throw new HttpError('not-allowed');
  return admitted;
};
