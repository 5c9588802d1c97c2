import { randomBytes } from 'node:crypto';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { parseBrowser } from '../../platform/http/parseBrowser.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { dropUnsentEvents } from '../events/queries.ts';
import { findGivenConsent } from './getConsent.ts';
import { insertConsent } from './queries.ts';

type ConsentDraft = RouteInput<'recordConsent'>['body'];

/** The recorded choice, with the browser's consent id. */
export interface RecordedConsent {
  consentId: string;
  draft: ConsentDraft;
}

/** Records a choice under the browser's consent id, or a new one, and for the user if signed in. */
export const recordConsent = defineVerb(
  anyoneKnown,
  async (ctx, { body: draft }: RouteInput<'recordConsent'>): Promise<RecordedConsent> => {
    const { db, session, browser, now } = ctx;
    const known = draft.consentId ?? findGivenConsent(ctx)?.consentId;
    const consentId = known ?? randomBytes(16).toString('base64url');
    await insertConsent(db, {
      consentId,
      userId: session?.user_id ?? null,
      preferences: draft.preferences,
      statistics: draft.statistics,
      others: draft.others ?? [],
      revision: draft.revision,
      surface: draft.surface ?? null,
      hasSignal: draft.hasSignal,
      browser: parseBrowser(browser.findHeader('user-agent') ?? ''),
      now,
    });
    if (!draft.statistics) await dropUnsentEvents(db, consentId);
    return { consentId, draft };
  },
);
