import './styles.ts';
import { refreshRoutes } from '@sewa/api/swr';
import { createSession, watchPermissions } from '@sewa/auth';
import { createConsent, startConsentMode } from '@sewa/consent';
import { createLiveChat } from '@sewa/conversations/live-chat';
import type { Experiments } from '@sewa/experiments';
import { cookieRevision } from '@sewa/identity/cookie-revision';
import type { Guard } from '@sewa/pages';
import { startPages } from '@sewa/pages/browser';
import { createElement } from 'react';
import { buildAppRoutes } from './buildAppRoutes.ts';
import { endPush } from './endPush.ts';
import { makeGoToLogIn, makeLeaveForLogIn } from './leaveForLogIn.ts';
import { makeLazyGuard } from './makeLazyGuard.ts';
import { makeLogInSheet } from './makeLogInSheet.ts';
import { noteLogOut } from './noteLogOut.ts';
import { rows } from './routes.ts';
import { watchSession } from './watchSession.ts';
import { watchSessionStatus } from './watchSessionStatus.ts';

startPages({
  startProduct: (site, client, corporate) => {
    const { cookiePrefix = '', cookieDomain = null } = site;
    const consent = createConsent({ client, revision: cookieRevision, cookiePrefix, cookieDomain });
    startConsentMode(consent);
    const ownSession = createSession({ client, cookiePrefix, cookieDomain });
    const liveChat = createLiveChat(ownSession);
    const { session, isLoggingOut } = noteLogOut(ownSession, () => {
      liveChat.wipe();
      endPush();
    });
    const permissions = watchPermissions(session, () => refreshRoutes(['permissions']));
    const sessionStatus = watchSessionStatus(session);
    if (import.meta.env.DEV)
      void import('@sewa/auth/devtools').then(({ mountAuthPanel }) =>
        mountAuthPanel({ session, client, cookiePrefix }),
      );
    let experiments: Experiments | null = null;
    consent.gate(
      'statistics',
      async () => {
        const started = (await import('./startExperiments.ts')).startExperiments(client);
        experiments = started;
        return () => {
          experiments = null;
          started.stop();
        };
      },
      { cookies: ['exp-*'] },
    );
    const visitExperiments: Guard = ({ url }) => void experiments?.visit(url.pathname);
    const leaveForLogIn = makeLeaveForLogIn(site, rows);
    const guard = makeLazyGuard(async () => (await import('./guards.ts')).makeGuards(site, rows));
    const watching = { corporate, isOwn: isLoggingOut, leaveForLogIn };
    return {
      makeRoutes: (first) =>
        buildAppRoutes(
          session,
          [first, watchSession(session, rows, watching), sessionStatus.untilKnown, guard, visitExperiments],
          consent,
          liveChat,
        ),
      noteFailure: (error) => {
        permissions.noteFailure(error);
        sessionStatus.noteFailure(error);
      },
      gateReporting: (start) => {
        consent.gate('statistics', start);
      },
      gateLinks: (start, traces) => {
        consent.gate('preferences', start, traces);
      },
      gateAnalytics: (start) => {
        consent.gate('statistics', start);
      },
      gateTags: (start, traces) => {
        consent.gate('statistics', start, traces);
      },
      onSignedOut: leaveForLogIn,
      loadHelpPanel: async () => {
        const { HelpPanel } = await import('@sewa/conversations/help-panel');
        return createElement(HelpPanel, { session, liveChat });
      },
      loadTasks: async () => (await import('@sewa/identity/tasks')).listTasks,
      loadLogInSheet: makeLogInSheet(session, makeGoToLogIn(site, rows)),
    };
  },
});
