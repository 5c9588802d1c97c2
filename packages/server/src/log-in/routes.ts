import { routes } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { readRequestAddress } from '../http/rateLimits.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import { clearCookie, findCookie, putCookie } from '../sessions/cookies.ts';
import { logOut } from '../sessions/endSessions.ts';
import { putSession } from '../sessions/putSession.ts';
import { mayUseSandbox } from '../settings/mayUseSandbox.ts';
import type { Settings } from '../settings/settings.ts';
import type { Sms } from '../sms/Sms.ts';
import { findPendingOtp } from './findPendingOtp.ts';
import { startOtp } from './startOtp.ts';
import { validateOtp } from './validateOtp.ts';

const sendWithCookies = (c: Context, json: string) =>
  c.body(json, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });

/** What log-in stands on. */
export interface LogInParts {
  db: Database;
  settings: Settings;
  clock: () => Date;
  /** Null where messages cannot be sent: then nobody can log in by phone. */
  sms: Sms | null;
  log: Log;
}

/** Adds log-in by phone and log-out. */
export function addLogInRoutes(app: ServerApp, { db, settings, clock, sms, log }: LogInParts): void {
  app.post(routes.startOtp.path, async (c) => {
    const { phoneNumber, purpose } = await readBody(c, contract.startOtp.body);
    if (!sms) throw new RefusedError('no-messages');
    const started = await startOtp(
      { db, settings, log },
      {
        phoneNumber,
        purpose,
        address: readRequestAddress(c, settings.trustedProxies),
        oldSecret: findCookie(c, settings, 'logIn'),
      },
      clock(),
    );
    putCookie(c, settings, 'logIn', started.secret, started.end);
    // Sent beside the answer, so that the time it takes tells nothing.
    sms.send(started.message).catch((error: unknown) => {
      log('error', 'sms', { requestId: c.get('requestId'), message: String(error) });
    });
    return sendWithCookies(c, JSON.stringify({ succeed: true, data: started.answer }));
  });

  app.get(routes.pendingOtp.path, async (c) => {
    const pending = await findPendingOtp(db, settings, findCookie(c, settings, 'logIn'), clock());
    return sendData(JSON.stringify(pending));
  });

  app.post(routes.validateOtp.path, async (c) => {
    const { phoneNumber, otp } = await readBody(c, contract.validateOtp.body);
    const now = clock();
    const secret = await validateOtp(
      db,
      {
        phoneNumber,
        otp,
        secret: findCookie(c, settings, 'logIn'),
        oldSession: findCookie(c, settings, 'session'),
        intent: findCookie(c, settings, 'intent'),
        userAgent: c.req.header('user-agent') ?? '',
        isInvented: settings.smsUrl === null && mayUseSandbox(settings),
      },
      now,
    );
    const answer = await putSession(c, { db, settings }, secret, now);
    clearCookie(c, settings, 'logIn');
    log('info', 'logged-in', { requestId: c.get('requestId') });
    return sendWithCookies(c, JSON.stringify({ succeed: true, data: answer }));
  });

  app.post(routes.logOut.path, async (c) => {
    await logOut(db, findCookie(c, settings, 'session'), clock());
    clearCookie(c, settings, 'session');
    clearCookie(c, settings, 'accessToken');
    log('info', 'logged-out', { requestId: c.get('requestId') });
    return sendWithCookies(c, '1');
  });
}
