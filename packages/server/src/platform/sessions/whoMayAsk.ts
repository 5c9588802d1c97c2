import type { Context } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import type { SessionRow } from './queries.ts';
import { findSession } from './session.ts';

/** A context with the session that was looked up; null for a visitor. */
export type WithSession = Context & { readonly session: SessionRow | null };

/** The context of a signed-in user. */
export type SignedIn = Context & { readonly session: SessionRow };

/** The session of the caller: of a frame's bearer, or of the cookie. */
const findCaller = ({
  embed,
  db,
  browser,
  realNow,
}: Context): Promise<SessionRow | null> | SessionRow | null =>
  embed ? embed.person : findSession(db, browser.findCookie('session'), realNow);

/** Everyone may call; the session is looked up if there is one. */
export const anyoneKnown = async (ctx: Context): Promise<WithSession> => ({
  ...ctx,
  session: await findCaller(ctx),
});

/** Signed-in users, also before sign-up is complete. */
export const signedIn = async (ctx: Context): Promise<SignedIn> => {
  const session = await findCaller(ctx);
  if (!session) throw new HttpError('not-signed-in');
  return { ...ctx, session };
};

/** Signed-in users who have completed sign-up. */
export const signedUp = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  if (!admitted.session.is_valid) throw new HttpError('not-allowed');
  return admitted;
};
