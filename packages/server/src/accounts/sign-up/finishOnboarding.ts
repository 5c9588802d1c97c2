import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { joinByInvitation } from '../invitations/joinByInvitation.ts';
import { endOnboarding, findOnboarding } from '../invitations/onboarding.ts';
import { mayTakeUp } from './mayTakeUp.ts';

/**
 * Accepts the invitation the browser remembers, if any, and forgets it. Returns the new session secret if the session now acts for the
 * corporate, else null.
 */
export const finishOnboarding = defineVerb(
  signedIn,
  (ctx): Promise<string | null> =>
    ctx.transaction(async (tx) => {
      const { db, session, browser, now } = tx;
      const secret = browser.findCookie('onboarding');
      const row = await findOnboarding(db, secret, now);
      if (!row) return null;
      if (!mayTakeUp(session, row)) throw new HttpError('not-allowed');
      const renewed = await joinByInvitation(tx, row, session);
      await endOnboarding(db, secret);
      return renewed;
    }),
);
