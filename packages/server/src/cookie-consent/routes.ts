import { consentSeconds, readConsentCookie, routes, writeConsentCookie } from '@sewa/api/client';
import { consentDraftSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Queryable } from '../database/database.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { findCookie, putCookie } from '../sessions/cookies.ts';
import { findSession } from '../sessions/session.ts';
import type { Settings } from '../settings/settings.ts';
import { listConsents } from './queries.ts';
import { recordConsent } from './recordConsent.ts';

/** Adds the ledger of what people allow in cookies; no log-in is needed to write it or to read one's own lines. */
export function addCookieConsentRoutes(
  app: ServerApp,
  db: Queryable,
  settings: Settings,
  clock: () => Date,
): void {
  const readKept = (c: Context) => readConsentCookie(findCookie(c, settings, 'consent') ?? '');
  const findUserId = async (c: Context) =>
    (await findSession(db, findCookie(c, settings, 'session'), clock()))?.user_id ?? null;
  app.post(routes.recordConsent.path, async (c) => {
    const draft = await readBody(c, consentDraftSchema);
    const consentId = await recordConsent(
      db,
      draft,
      {
        consentId: readKept(c)?.consentId ?? null,
        userId: await findUserId(c),
        userAgent: c.req.header('user-agent') ?? '',
      },
      clock(),
    );
    const { preferences, statistics, revision, hasSignal } = draft;
    const value = writeConsentCookie({
      consentId,
      revision,
      preferences,
      statistics,
      hasSignal,
      isRecorded: true,
    });
    putCookie(c, settings, 'consent', value, new Date(clock().getTime() + consentSeconds * 1000));
    return c.body(JSON.stringify({ succeed: true, data: { consentId } }), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  app.get(routes.getConsent.path, async (c) => {
    const kept = readKept(c);
    const records = await listConsents(db, kept?.consentId ?? null, await findUserId(c));
    const { preferences = false, statistics = false } = kept ?? {};
    return sendData(JSON.stringify({ done: kept !== null, preferences, statistics, records }));
  });
}
