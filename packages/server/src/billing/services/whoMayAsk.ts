import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission, requirePermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';

/** Users who have completed sign-up and may pay rent by a service. */
export const mayCreateService = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedUp(ctx);
  const { session } = admitted;
  requirePermission(session, 'create', 'Service', { userId: session.user_id });
  return admitted;
};

/** Operators, who read applications. */
export const mayListApplications = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'read', 'Application', {})) throw new HttpError('not-allowed');
  return admitted;
};

/** Operators; for others no application has this id. */
export const mayAnswerApplication = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, 'update', 'Application', {})) throw new HttpError('not-found');
  return admitted;
};
