import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from './messages.ts';

/** How long a step-up is valid, in milliseconds: 5 minutes. */
const STEP_UP_MS = 5 * 60 * 1000;

/** Seconds until step-up is required again; 0 if it is required now. */
export function countStepUpSeconds({ proven_at }: Pick<SessionRow, 'proven_at'>, now: Date): number {
  if (proven_at === null) return 0;
  return Math.max(0, Math.floor((proven_at.getTime() + STEP_UP_MS - now.getTime()) / 1000));
}

/** Throws unless the user passed step-up in the last five minutes. */
export function requireStepUp(session: Pick<SessionRow, 'proven_at'>, now: Date): void {
  if (countStepUpSeconds(session, now) === 0)
    throw new HttpError('not-proven', {
      fields: [{ name: 'step-up', reason: messages.stepUpReason }],
    });
}

/** Signed-in users who passed step-up in the last five minutes. */
export const steppedUp = async (ctx: Context): Promise<SignedIn> => {
  const admitted = await signedIn(ctx);
  requireStepUp(admitted.session, ctx.realNow);
  return admitted;
};
