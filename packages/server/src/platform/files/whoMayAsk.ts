import type { Context } from '../calling/Context.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import { type SignedIn, signedUp } from '../sessions/whoMayAsk.ts';

/** Signed-up users who may upload files; checked before the body is read, because it can be large. */
export const mayAddFile = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedUp(ctx);
  const { session } = admitted;
  requirePermission(session, 'create', 'File', { userId: session.user_id });
  return admitted;
};
