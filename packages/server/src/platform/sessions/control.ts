import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import { signAccessToken } from './accessToken.ts';
import { findSession, hasJustRotated, touchSession } from './session.ts';
import { nameUserTypes } from './userTypes.ts';

/** The response of `control`, with the display token; null clears the cookies. */
export interface Control {
  answer: RouteAnswer<'control'>;
  token: { value: string; end: Date } | null;
}

/** Finds the user of a session secret, extends the session, and makes a display token with its expiry. */
export async function getControl(db: Queryable, secret: string | null, now: Date): Promise<Control> {
  const session = await findSession(db, secret, now);
  // The browser has newer cookies than this request; don't clear them.
  if (!session && (await hasJustRotated(db, secret, now)))
    throw new HttpError('not-ready', { retryAfter: 1 });
  if (!session) return { answer: { isAuthenticated: false, isValid: false, user: null }, token: null };
  const end = await touchSession(db, session, now);
  const userTypes = nameUserTypes(session.user_type_ids);
  const value = signAccessToken({
    iat: Math.floor(now.getTime() / 1000),
    exp: Math.floor(end.getTime() / 1000),
    isValid: session.is_valid,
    userTypes,
  });
  return {
    answer: {
      isAuthenticated: true,
      isValid: session.is_valid,
      user: { userTypes, cid: session.corporate_id },
    },
    token: { value, end },
  };
}

/** Returns the session state, extends the session, and makes a display token with its expiry. */
export const control = defineVerb(anyone, ({ db, browser, realNow }) =>
  getControl(db, browser.findCookie('session'), realNow),
);
