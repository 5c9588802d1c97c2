import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { getDraft } from '../sign-up-drafts/draft.ts';

/** The sign-up draft of this browser. */
export const getSignUpDraft = defineVerb(anyone, ({ db, browser, now }) =>
  getDraft(db, browser.findCookie('signUp'), now),
);
