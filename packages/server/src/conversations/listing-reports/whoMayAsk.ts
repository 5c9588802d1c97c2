import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';

/** Whoever acts for a corporate that operates the product, and so reads what is reported. */
export const mayReadReports = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'read', 'Report', {})) throw new HttpError('not-allowed');
  return admitted;
};

/** The platform itself, or whoever operates the product and so settles reports; for others no report is there. */
export const maySettleReports = async (ctx: Context): Promise<Context> => {
  if (ctx.caller === 'system') return ctx;
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'update', 'Report', {})) throw new HttpError('not-found');
  return admitted;
};
