import type { Context } from '../calling/Context.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { type SignedIn, signedIn } from '../sessions/whoMayAsk.ts';

/** How long a fresh proof holds, in milliseconds: 5 minutes. */
const PROVEN_MS = 5 * 60 * 1000;

/** Seconds in which what needs a fresh proof may still be done; 0 when it needs one. */
export function countProvenSeconds({ proven_at }: Pick<SessionRow, 'proven_at'>, now: Date): number {
  if (proven_at === null) return 0;
  return Math.max(0, Math.floor((proven_at.getTime() + PROVEN_MS - now.getTime()) / 1000));
}

/** Throws unless the holder of a session has proven within the last five minutes that it is them. */
function requireProven(session: Pick<SessionRow, 'proven_at'>, now: Date): void {
  if (countProvenSeconds(session, now) === 0) throw new RefusedError('not-proven');
}

/** Whoever is signed in and has proven within the last five minutes that it is them. */
export const proven = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  requireProven(admitted.session, ctx.now);
  return admitted;
};
