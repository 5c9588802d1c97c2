import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { findOnboarding } from '../invitations/onboarding.ts';
import { isOnboarding, mayStillLead } from './mayTakeUp.ts';

/** Whether the user can accept the remembered invitation, and whether it is no longer open. */
export const getOnboarding = defineVerb(anyoneKnown, async ({ db, session, browser, now }) => {
  const secret = browser.findCookie('onboarding');
  const row = await findOnboarding(db, secret, now);
  return {
    isWaiting: isOnboarding(session, row, now),
    isOver: secret !== null && !mayStillLead(session, row, now),
  };
});
