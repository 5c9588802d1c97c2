import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';

/** Operators, who look people, homes and payments up. */
export const maySearchDesk = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'read', 'Desk', {})) throw new HttpError('not-allowed');
  return admitted;
};

/** Operators; for others nothing of the desk is there. */
export const mayUseDesk = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'create', 'Desk', {})) throw new HttpError('not-found');
  return admitted;
};
