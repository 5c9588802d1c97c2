import type { Context } from '../calling/Context.ts';
import { HttpError } from '../http/HttpError.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { type SignedIn, signedIn } from '../sessions/whoMayAsk.ts';

/** How long a fresh proof holds, in milliseconds: 5 minutes. */
const STEP_UP_MS = 5 * 60 * 1000;

/** Seconds in which what needs a fresh proof may still be done; 0 when it needs one. */
export function countStepUpSeconds({ proven_at }: Pick<SessionRow, 'proven_at'>, now: Date): number {
  if (proven_at === null) return 0;
  return Math.max(0, Math.floor((proven_at.getTime() + STEP_UP_MS - now.getTime()) / 1000));
}

/** Throws unless the holder of a session has proven within the last five minutes that it is them. */
function requireStepUp(session: Pick<SessionRow, 'proven_at'>, now: Date): void {
  if (countStepUpSeconds(session, now) === 0) throw new HttpError('not-proven');
}

/** Whoever is signed in and has proven within the last five minutes that it is them. */
export const steppedUp = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  requireStepUp(admitted.session, ctx.realNow);
  return admitted;
};
