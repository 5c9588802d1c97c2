import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { saveDraft } from '../sign-up-drafts/draft.ts';

/** Saves the sign-up draft and returns its secret; omitted fields stay unchanged. */
export const saveSignUpDraft = defineVerb(
  anyone,
  ({ db, browser, now }, { body }: RouteInput<'saveSignUpDraft'>) =>
    saveDraft(db, browser.findCookie('signUp'), body, now),
);
