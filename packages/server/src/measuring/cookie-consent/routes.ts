import { CONSENT_SECONDS, serializeConsentCookie } from '@sewa/api/client';
import { parseExperimentCookies } from '@sewa/experiments';
import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { getConsent } from './getConsent.ts';
import { type RecordedConsent, recordConsent } from './recordConsent.ts';

const sendRecorded: Respond<RecordedConsent> = ({ consentId, draft }, reply) => {
  const { preferences, statistics, revision, hasSignal } = draft;
  const given = { consentId, revision, preferences, statistics, hasSignal, isRecorded: true };
  const end = new Date(reply.ctx.realNow.getTime() + CONSENT_SECONDS * 1000);
  if (!statistics) {
    const cookies = reply.ctx.browser.findHeader('cookie') ?? '';
    for (const id of Object.keys(parseExperimentCookies(cookies))) reply.putExperimentCookie(id, null);
  }
  reply.putCookie('consent', serializeConsentCookie(given), end);
  return reply.sendAnswer('recordConsent', { consentId });
};

/** Adds the routes of cookie consent, which need no login. */
export function addCookieConsentRoutes(router: VerbRouter): void {
  router.mountWithResponse('recordConsent', recordConsent, sendRecorded);
  router.mount('getConsent', getConsent);
}
