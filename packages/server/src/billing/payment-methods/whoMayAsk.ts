import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';

async function admit(ctx: Context, action: 'read' | 'create'): Promise<SignedIn> {
  const admitted = await signedIn(ctx);
  const { session } = admitted;
  if (!hasPermission(session, action, 'PaymentMethod', { userId: session.user_id }))
    throw new HttpError('not-allowed');
  return admitted;
}

/** Users, for their own payment methods. */
export const mayListPaymentMethods = (ctx: Context): Promise<SignedIn> => admit(ctx, 'read');

/** The same, to set up one. */
export const mayAddPaymentMethod = (ctx: Context): Promise<SignedIn> => admit(ctx, 'create');
