import { routes } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { readRequestAddress } from '../http/rateLimits.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { sendData, sendJson } from '../http/sendJson.ts';
import { toPattern } from '../http/toPattern.ts';
import { listFields } from '../myinfo/personFields.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { findCookie, putCookie } from '../sessions/cookies.ts';
import { putSession } from '../sessions/putSession.ts';
import type { Settings } from '../settings/settings.ts';
import { finishAttempt } from './finishAttempt.ts';
import { getAttempt } from './getAttempt.ts';
import type { Issuers } from './Issuers.ts';
import { keepReturn } from './keepReturn.ts';
import { startAttempt } from './startAttempt.ts';

/** What log-in at an issuer stands on. */
export interface IdentityParts {
  db: Database;
  settings: Settings;
  clock: () => Date;
  log: Log;
  issuers: Issuers;
  /** Null where no issuer is set up: then nothing is sealed, and nobody can log in this way. */
  sealer: Sealer | null;
}

const sendWithCookies = (c: Context, content: unknown) =>
  c.body(JSON.stringify({ succeed: true, data: content }), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });

const userTypes = [1, 2, 3] as const;

/** Adds log-in at an issuer: who there is, our keys for them, and the attempts. */
export function addIdentityRoutes(
  app: ServerApp,
  { db, settings, clock, log, issuers, sealer: given }: IdentityParts,
): void {
  const needSealer = (): Sealer => {
    if (!given) throw new RefusedError('not-found');
    return given;
  };
  const readSecret = (c: Context) => findCookie(c, settings, 'attempt');

  app.get(routes.listIssuers.path, () => {
    const listed = issuers.parties.map(({ settings: { name, myinfoClientId } }) => ({
      name,
      myinfo: myinfoClientId
        ? userTypes.map((userType) => ({ userType, fields: listFields(userType).map(({ name }) => name) }))
        : [],
    }));
    return sendData(JSON.stringify(listed));
  });

  app.get(toPattern(routes.listIssuerKeys.path), async (c) =>
    sendJson(JSON.stringify(await issuers.get(c.req.param('name') ?? '').publishKeys()), {
      headers: { 'cache-control': 'public, max-age=600' },
    }),
  );

  app.post(routes.startAttempt.path, async (c) => {
    const wanted = await readBody(c, contract.startAttempt.body);
    const { url, browserSecret, end } = await startAttempt(
      { db, issuers, sealer: needSealer(), log },
      {
        wanted,
        browserSecret: readSecret(c),
        session: findCookie(c, settings, 'session'),
        address: settings.isRateLimited ? readRequestAddress(c, settings.trustedProxies) : null,
      },
      clock(),
    );
    putCookie(c, settings, 'attempt', browserSecret, end);
    return sendWithCookies(c, { url });
  });

  app.post(routes.keepReturn.path, async (c) => {
    const returned = await readBody(c, contract.keepReturn.body);
    const id = await keepReturn({ db, sealer: needSealer() }, returned, readSecret(c), clock());
    return sendData(JSON.stringify({ id }));
  });

  app.get(toPattern(routes.getAttempt.path), async (c) =>
    sendData(JSON.stringify(await getAttempt(db, c.req.param('id') ?? '', readSecret(c), clock()))),
  );

  app.post(toPattern(routes.finishAttempt.path), async (c) => {
    const now = clock();
    const { answer, session } = await finishAttempt(
      { db, issuers, sealer: needSealer(), log },
      {
        id: c.req.param('id') ?? '',
        browserSecret: readSecret(c),
        session: findCookie(c, settings, 'session'),
        intent: findCookie(c, settings, 'intent'),
        userAgent: c.req.header('user-agent') ?? '',
      },
      now,
    );
    if (session) {
      await putSession(c, { db, settings }, session, now);
      const deed = answer.next === 'proven' ? 'proven-again' : 'logged-in';
      log('info', deed, { requestId: c.get('requestId') });
    }
    return sendWithCookies(c, answer);
  });
}
