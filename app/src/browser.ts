import './styles.ts';
import { createSession } from '@sewa/auth';
import { createConsent, startConsentMode } from '@sewa/consent';
import { cookieRevision } from '@sewa/identity/cookie-revision';
import { startPages } from '@sewa/pages/browser';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { rows } from './routes.ts';
import { watchSession } from './watchSession.ts';

startPages({
  startProduct: (site, client) => {
    const { cookiePrefix = '', cookieDomain = null } = site;
    const consent = createConsent({ client, revision: cookieRevision, cookiePrefix, cookieDomain });
    startConsentMode(consent);
    return {
      makeRoutes: (first) => {
        const session = createSession({ client, cookiePrefix, cookieDomain });
        return buildAppRoutes(site, session, consent, [first, watchSession(session, rows)]);
      },
      gateReporting: (start) => {
        consent.gate('statistics', start);
      },
    };
  },
});
