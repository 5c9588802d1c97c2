import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';

/** Operators, who read listings that wait for a review. */
export const mayListReviews = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'read', 'Review', {})) throw new HttpError('not-allowed');
  return admitted;
};

/** Operators; for others no listing in review has this id. */
export const mayReview = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'update', 'Review', {})) throw new HttpError('not-found');
  return admitted;
};
