import { routes } from '@sewa/api/client';
import { listingReportSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Queryable } from '../database/database.ts';
import { readAddress } from '../http/rateLimits.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { findCookie } from '../sessions/cookies.ts';
import { findSession } from '../sessions/session.ts';
import type { Settings } from '../settings/settings.ts';
import { reportListing } from './reportListing.ts';

/** Adds the reporting of listings, which needs no log-in. */
export function addListingReportRoutes(
  app: ServerApp,
  db: Queryable,
  settings: Settings,
  clock: () => Date,
): void {
  const readReporter = async (c: Context): Promise<string> => {
    const session = await findSession(db, findCookie(c, settings, 'session'), clock());
    if (session) return `user:${session.user_id}`;
    const direct = c.env?.incoming?.socket?.remoteAddress;
    return `address:${readAddress(direct, c.req.header('x-forwarded-for'), settings.trustedProxies)}`;
  };
  app.post(toPattern(routes.reportListing.path), async (c) => {
    const { reason, message } = await readBody(c, listingReportSchema);
    const reporter = await readReporter(c);
    await reportListing(
      db,
      { listingId: c.req.param('id') ?? '', reason, message: message ?? null, reporter },
      clock(),
    );
    return sendData('null');
  });
}
