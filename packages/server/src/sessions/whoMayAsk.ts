import type { Context } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import { getSession } from './getSession.ts';
import type { SessionRow } from './queries.ts';
import { findSession } from './session.ts';

/** A context with the session that was looked up; null for a visitor. */
export type WithSession = Context & { readonly session: SessionRow | null };

/** The context of a signed-in user. */
export type SignedIn = Context & { readonly session: SessionRow };

/** Everyone may call; the session is looked up if there is one. */
export const anyoneKnown = async (ctx: Context): Promise<WithSession> => ({
  ...ctx,
  session: await findSession(ctx.db, ctx.browser.findCookie('session'), ctx.realNow),
});

/** Signed-in users, also before sign-up is complete. */
export const signedIn = async (ctx: Context): Promise<SignedIn> => ({
  ...ctx,
  session: await getSession(ctx.db, ctx.browser.findCookie('session'), ctx.realNow),
});

/** Signed-in users who have completed sign-up. */
export const signedUp = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!admitted.session.is_valid) throw new HttpError('not-allowed');
  return admitted;
};
