import type { Respond } from '../calling/VerbRouter.ts';
import type { Control } from './control.ts';

const sessionCookies = ['session', 'accessToken'] as const;

/** Answers whether the session is alive, and renews or clears its cookies. */
export const sendControl: Respond<Control> = ({ answer, token }, reply) => {
  const { browser } = reply.ctx;
  for (const cookie of sessionCookies) {
    if (token && cookie === 'accessToken') reply.putCookie(cookie, token.value, token.end);
    if (token && cookie === 'session')
      reply.putCookie(cookie, browser.findCookie('session') ?? '', token.end);
    if (!token && browser.findCookie(cookie) !== null) reply.clearCookie(cookie);
  }
  return reply.sendAnswer('control', answer);
};

/** Answers that the session ended, and clears its cookies. */
export const sendLoggedOut: Respond<void> = (_, reply) => {
  for (const cookie of sessionCookies) reply.clearCookie(cookie);
  reply.ctx.log('info', 'logged-out', { requestId: reply.ctx.requestId });
  return reply.sendAnswer('logOut', 1);
};

/** Answers that a session ended; clears the cookies if it was the own one. */
export const sendEnded: Respond<boolean> = (isOwn, reply) => {
  if (isOwn) for (const cookie of sessionCookies) reply.clearCookie(cookie);
  return reply.sendAnswer('endSession', null);
};
