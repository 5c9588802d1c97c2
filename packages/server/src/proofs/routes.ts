import { routes } from '@sewa/api/client';
import { contract, profileChangesSchema } from '@sewa/api/schema';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { readRequestAddress } from '../http/rateLimits.ts';
import { readBody } from '../http/readBody.ts';
import type { ServerApp, ServerEnvironment } from '../http/ServerEnvironment.ts';
import { sendData } from '../http/sendJson.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { hurryMail } from '../mail-queue/queueMail.ts';
import { findCookie } from '../sessions/cookies.ts';
import { getSession } from '../sessions/getSession.ts';
import { putSession } from '../sessions/putSession.ts';
import type { Settings } from '../settings/settings.ts';
import type { Sms, TextMessage } from '../sms/Sms.ts';
import { finishEmailChange, startEmailChange } from './changeEmail.ts';
import { finishPhoneChange, startPhoneChange } from './changePhone.ts';
import { changeProfile } from './changeProfile.ts';
import { getProofs } from './getProofs.ts';
import type { ProofParts } from './ProofParts.ts';
import { countProvenSeconds } from './requireProven.ts';
import { finishStepUp, startStepUp } from './stepUp.ts';

/** What proofs stand on. */
export interface ProofRouteParts {
  db: Database;
  settings: Settings;
  clock: () => Date;
  /** Null where messages cannot be sent: then nothing can be proven by phone. */
  sms: Sms | null;
  jobs: Jobs;
  log: Log;
}

/** Adds proving again who is asking, and the changes of a profile, some of which need that. */
export function addProofRoutes(app: ServerApp, parts: ProofRouteParts): void {
  const { db, settings, clock, sms, jobs, log } = parts;
  const prepare = async (c: Context<ServerEnvironment>): Promise<ProofParts> => {
    const now = clock();
    const secret = findCookie(c, settings, 'session');
    const session = await getSession(db, secret, now);
    const address = readRequestAddress(c, settings.trustedProxies);
    return { db, settings, log, session, secret: secret ?? '', address, now };
  };
  const requireSms = (): Sms => {
    if (!sms) throw new RefusedError('no-messages');
    return sms;
  };
  // Sent beside the answer, so that the time it takes tells nothing.
  const send = (c: Context<ServerEnvironment>, message: TextMessage | null) => {
    if (!message) return;
    requireSms()
      .send(message)
      .catch((error: unknown) =>
        log('error', 'sms', { requestId: c.get('requestId'), message: String(error) }),
      );
  };

  app.get(routes.getProofs.path, async (c) => {
    const { session, secret, now } = await prepare(c);
    return sendData(JSON.stringify(await getProofs(db, settings, session, secret, now)));
  });
  app.post(routes.startStepUp.path, async (c) => {
    requireSms();
    const { answer, message } = await startStepUp(await prepare(c));
    send(c, message);
    return sendData(JSON.stringify(answer));
  });
  app.post(routes.finishStepUp.path, async (c) => {
    const given = await prepare(c);
    const { otp } = await readBody(c, contract.finishStepUp.body);
    const secret = await finishStepUp(given, otp);
    await putSession(c, { db, settings }, secret, given.now);
    const provenFor = countProvenSeconds({ proven_at: given.now }, given.now);
    return c.body(JSON.stringify({ succeed: true, data: { provenFor } }), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  app.patch(routes.changeProfile.path, async (c) => {
    const { session, now } = await prepare(c);
    await changeProfile(db, session.user_id, await readBody(c, profileChangesSchema), now);
    return sendData('null');
  });
  app.post(routes.startPhoneChange.path, async (c) => {
    requireSms();
    const given = await prepare(c);
    const { phoneNumber } = await readBody(c, contract.startPhoneChange.body);
    const { answer, message } = await startPhoneChange(given, phoneNumber);
    send(c, message);
    return sendData(JSON.stringify(answer));
  });
  app.post(routes.finishPhoneChange.path, async (c) => {
    const given = await prepare(c);
    const { otp } = await readBody(c, contract.finishPhoneChange.body);
    const { answer, message } = await finishPhoneChange(given, otp);
    send(c, message);
    return sendData(JSON.stringify(answer));
  });
  app.post(routes.startEmailChange.path, async (c) => {
    const given = await prepare(c);
    const { email } = await readBody(c, contract.startEmailChange.body);
    const answer = await startEmailChange(given, email);
    await hurryMail(jobs);
    return sendData(JSON.stringify(answer));
  });
  app.post(routes.finishEmailChange.path, async (c) => {
    const given = await prepare(c);
    const { otp } = await readBody(c, contract.finishEmailChange.body);
    const answer = await finishEmailChange(given, otp);
    await hurryMail(jobs);
    return sendData(JSON.stringify(answer));
  });
}
