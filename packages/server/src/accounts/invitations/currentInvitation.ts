import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { describeInvitation } from './InvitationRow.ts';
import { findOnboarding } from './onboarding.ts';

/** The invitation this browser remembers, or null. */
export const currentInvitation = defineVerb(anyoneKnown, async ({ db, session, browser, now }) => {
  const row = await findOnboarding(db, browser.findCookie('onboarding'), now);
  return row && describeInvitation(row, session?.user_id ?? null, now);
});
