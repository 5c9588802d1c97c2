import type { Respond, VerbRouter } from '../calling/VerbRouter.ts';
import { type Control, control } from './control.ts';
import { endOtherSessions, endSession, logOut } from './endSessions.ts';
import { fillProfile } from './fillProfile.ts';
import { getUser } from './getUser.ts';
import { listMissing } from './listMissing.ts';
import { listPermissions } from './listPermissions.ts';
import { listSessions } from './listSessions.ts';

const sessionCookies = ['session', 'accessToken'] as const;

const sendControl: Respond<Control> = ({ answer, token }, reply) => {
  const { browser } = reply.ctx;
  for (const cookie of sessionCookies) {
    if (token && cookie === 'accessToken') reply.putCookie(cookie, token.value, token.end);
    if (token && cookie === 'session')
      reply.putCookie(cookie, browser.findCookie('session') ?? '', token.end);
    if (!token && browser.findCookie(cookie) !== null) reply.clearCookie(cookie);
  }
  return reply.sendAnswer('control', answer);
};

const sendLoggedOut: Respond<void> = (_, reply) => {
  for (const cookie of sessionCookies) reply.clearCookie(cookie);
  reply.ctx.log('info', 'logged-out', { requestId: reply.ctx.requestId });
  return reply.sendAnswer('logOut', 1);
};

const sendEnded: Respond<boolean> = (isOwn, reply) => {
  if (isOwn) for (const cookie of sessionCookies) reply.clearCookie(cookie);
  return reply.sendAnswer('endSession', null);
};

/** Adds the routes of sessions: control, user, missing profile fields, permissions, list and end sessions. */
export function addSessionRoutes(router: VerbRouter): void {
  router.mountWithResponse('control', control, sendControl);
  router.mount('getUser', getUser);
  router.mount('missing', listMissing);
  router.mount('permissions', listPermissions);
  router.mount('fillProfile', fillProfile);
  router.mount('listSessions', listSessions);
  router.mountWithResponse('endSession', endSession, sendEnded);
  router.mount('endOtherSessions', endOtherSessions);
  router.mountWithResponse('logOut', logOut, sendLoggedOut);
}
