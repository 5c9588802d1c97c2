import type { Context } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import { getSession } from './getSession.ts';
import type { SessionRow } from './queries.ts';
import { findSession } from './session.ts';

/** A context whose session was looked up; null where nobody is signed in. */
export type WithSession = Context & { readonly session: SessionRow | null };

/** The context of somebody who is signed in. */
export type SignedIn = Context & { readonly session: SessionRow };

/** Everybody may ask; whoever is signed in is known by their session. */
export const anyoneKnown = async (ctx: Context): Promise<WithSession> => ({
  ...ctx,
  session: await findSession(ctx.db, ctx.browser.findCookie('session'), ctx.realNow),
});

/** Whoever is signed in, also before their sign-up is complete. */
export const signedIn = async (ctx: Context): Promise<SignedIn> => ({
  ...ctx,
  session: await getSession(ctx.db, ctx.browser.findCookie('session'), ctx.realNow),
});

/** Whoever is signed in and has completed their sign-up. */
export const signedUp = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!admitted.session.is_valid) throw new HttpError('not-allowed');
  return admitted;
};
