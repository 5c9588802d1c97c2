import { defineVerb } from '../calling/defineVerb.ts';
import { HttpError } from '../http/HttpError.ts';
import { joinByInvitation } from '../invitations/joinByInvitation.ts';
import { endOnboarding, findOnboarding } from '../invitations/onboarding.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { mayTakeUp } from './mayTakeUp.ts';

/**
 * Takes up the invitation a browser follows and forgets it; a browser that follows none has nothing to finish. Returns the new
 * secret of a session that acts for a corporate by it; null where it goes on as it was.
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
