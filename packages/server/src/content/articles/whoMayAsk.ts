import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasPermission } from '../../platform/permissions/requirePermission.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';

async function admit(
  ctx: Context,
  action: 'read' | 'create' | 'update',
  otherwise: 'not-allowed' | 'not-found',
): Promise<SignedIn> {
  const admitted = await signedIn(ctx);
  if (!hasPermission(admitted.session, action, 'Article', {})) throw new HttpError(otherwise);
  return admitted;
}

/** Operators, who read the articles that aren't published. */
export const mayListDrafts = (ctx: Context): Promise<SignedIn> => admit(ctx, 'read', 'not-allowed');

/** Operators; for others no draft has this id. */
export const mayReadDraft = (ctx: Context): Promise<SignedIn> => admit(ctx, 'read', 'not-found');

/** Operators, who write articles. */
export const mayCreateArticle = (ctx: Context): Promise<SignedIn> => admit(ctx, 'create', 'not-allowed');

/** Operators; for others no article to change has this id. */
export const mayChangeArticle = (ctx: Context): Promise<SignedIn> => admit(ctx, 'update', 'not-found');
