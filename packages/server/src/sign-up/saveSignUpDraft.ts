import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { saveDraft } from '../sign-up-drafts/draft.ts';

/** Saves what was chosen and typed on the way to an account and returns the secret of the draft; what is left out stays. */
export const saveSignUpDraft = defineVerb(
  anyone,
  ({ db, browser, now }, { body }: RouteInput<'saveSignUpDraft'>) =>
    saveDraft(db, browser.findCookie('signUp'), body, now),
);
