import type { VerbRouter } from './calling/VerbRouter.ts';
import { mountDocs } from './docs/mountDocs.ts';
import { addFile } from './files/addFile.ts';
import { checkHealth, checkReady } from './health/checkHealth.ts';
import { listNotices } from './notices/listNotices.ts';
import { markNoticeSeen } from './notices/markNoticeSeen.ts';
import { currentPendingAction, startPendingAction } from './pending-actions/pendingAction.ts';
import { sendPendingAction } from './pending-actions/sendPendingAction.ts';
import { changePushKinds, getPushSettings, subscribePush, unsubscribePush } from './push/pushSettings.ts';
import { findRedirect } from './redirects/findRedirect.ts';
import { reportError } from './reports/reportError.ts';
import { control } from './sessions/control.ts';
import { endOtherSessions, endSession, logOut } from './sessions/endSessions.ts';
import { fillProfile } from './sessions/fillProfile.ts';
import { getUser } from './sessions/getUser.ts';
import { listMissing } from './sessions/listMissing.ts';
import { listPermissions } from './sessions/listPermissions.ts';
import { listSessions } from './sessions/listSessions.ts';
import { sendControl, sendEnded, sendLoggedOut } from './sessions/responses.ts';

/** Adds the checks of liveness and readiness, which are answered without anything else. */
export function addHealthRoutes(router: VerbRouter): void {
  router.mount('health', checkHealth);
  router.mount('ready', checkReady);
}

/** Adds the routes of the platform: sessions, files, notices, redirects, reports and documents. */
export function addPlatformRoutes(router: VerbRouter): void {
  router.mountWithResponse('control', control, sendControl);
  router.mount('getUser', getUser);
  router.mount('missing', listMissing);
  router.mount('permissions', listPermissions);
  router.mount('fillProfile', fillProfile);
  router.mount('listSessions', listSessions);
  router.mountWithResponse('endSession', endSession, sendEnded);
  router.mount('endOtherSessions', endOtherSessions);
  router.mountWithResponse('logOut', logOut, sendLoggedOut);

  router.mount('addFile', addFile);

  router.mountWithResponse('startPendingAction', startPendingAction, sendPendingAction);
  router.mount('currentPendingAction', currentPendingAction);

  router.mount('findRedirect', findRedirect);

  router.mount('reportError', reportError);

  router.mount('listNotices', listNotices);
  router.mount('markNoticeSeen', markNoticeSeen);

  router.mount('getPushSettings', getPushSettings);
  router.mount('subscribePush', subscribePush);
  router.mount('unsubscribePush', unsubscribePush);
  router.mount('changePushKinds', changePushKinds);

  mountDocs(router);
}
