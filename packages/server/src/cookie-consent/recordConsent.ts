import { randomBytes } from 'node:crypto';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { parseBrowser } from '../http/parseBrowser.ts';
import { anyoneKnown } from '../sessions/whoMayAsk.ts';
import { findGivenConsent } from './getConsent.ts';
import { insertConsent } from './queries.ts';

type ConsentDraft = RouteInput<'recordConsent'>['body'];

/** What was recorded: the choice, and the name the browser has in the ledger. */
export interface RecordedConsent {
  consentId: string;
  draft: ConsentDraft;
}

/** Adds a choice to the ledger, under the name the browser has there or a new one, and of whoever is signed in. */
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
      revision: draft.revision,
      surface: draft.surface ?? null,
      hasSignal: draft.hasSignal,
      browser: parseBrowser(browser.findHeader('user-agent') ?? ''),
      now,
    });
    return { consentId, draft };
  },
);
