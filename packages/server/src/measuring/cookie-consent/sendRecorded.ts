import { CONSENT_SECONDS, serializeConsentCookie } from '@sewa/api/client';
import { parseExperimentCookies } from '@sewa/experiments';
import type { Respond } from '../../platform/calling/VerbRouter.ts';
import type { RecordedConsent } from './recordConsent.ts';

/** Answers with the id of a consent, and stores it in its cookie; without statistics, experiments are forgotten. */
export const sendRecorded: Respond<RecordedConsent> = ({ consentId, draft }, reply) => {
  const { preferences, statistics, others = [], revision, hasSignal } = draft;
  const given = { consentId, revision, preferences, statistics, others, hasSignal, isRecorded: true };
  const end = new Date(reply.ctx.realNow.getTime() + CONSENT_SECONDS * 1000);
  if (!statistics) {
    const cookies = reply.ctx.browser.findHeader('cookie') ?? '';
    for (const id of Object.keys(parseExperimentCookies(cookies))) reply.putExperimentCookie(id, null);
  }
  reply.putCookie('consent', serializeConsentCookie(given), end);
  return reply.sendAnswer('recordConsent', { consentId });
};
