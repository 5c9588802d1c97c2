import { CORPORATE_HEADER, noCorporate, routes } from '@sewa/api/client';
import type { MiddlewareHandler } from 'hono';
import { findCookie } from '../../platform/calling/cookies.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findBearer } from '../../platform/http/findBearer.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findSessionId } from '../../platform/sessions/session.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import * as messages from '../messages.ts';
import { findActedFor } from './queries.ts';

/** Calls allowed from a page of any corporate: get the current one, switch, and log out. */
const open = new Set<string>([routes.control.path, routes.switchCorporate.path, routes.logOut.path]);

/**
 * Rejects requests from a stale page, rendered for another corporate than the current one, before anything is read or written. The
 * corporate in the header is only compared, never trusted.
 */
export function requirePagesCorporate(
  db: Queryable,
  settings: Settings,
  clock: () => Date,
): MiddlewareHandler {
  return async (c, next) => {
    const renderedFor = c.req.header(CORPORATE_HEADER);
    if (renderedFor !== undefined && !open.has(c.req.path) && findBearer(c) === null) {
      const id = findSessionId(findCookie(c, settings, 'session'));
      const actedFor = id === null ? null : await findActedFor(db, id, clock());
      if (actedFor && (actedFor.id ?? noCorporate) !== renderedFor)
        throw new HttpError('stale-page', {
          message: messages.companySwitched(actedFor.name),
          fields: [{ name: CORPORATE_HEADER, reason: messages.pageCompanyReason }],
        });
    }
    await next();
  };
}
