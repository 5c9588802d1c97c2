import './styles.ts';
import { createSession } from '@sewa/auth';
import { startPages } from '@sewa/pages/browser';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { rows } from './routes.ts';
import { watchSession } from './watchSession.ts';

startPages({
  makeRoutes: (site, first, client) => {
    const { cookiePrefix = '', cookieDomain = null } = site;
    const session = createSession({ client, cookiePrefix, cookieDomain });
    return buildAppRoutes(site, session, [first, watchSession(session, rows)]);
  },
  isReportingAllowed: () => false,
});
