import { randomUUID } from 'node:crypto';
import { normalizePhone } from '@sewa/formatters';
import { claimListers } from '../../conversations/chat/claimListers.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { createSession, deleteSession } from '../../platform/sessions/session.ts';
import { mayUseSandbox } from '../../platform/settings/mayUseSandbox.ts';
import * as messages from '../messages.ts';
import { findLockEnd, forgetBurntCodes, noteWrongTry } from './burntCodes.ts';
import { hashCode, isSameHash, isSecret, MAX_TRIES, makeCodeId, parseDigits } from './oneTimeCode.ts';
import { countTry, findUserId, insertNewUser, spendCode } from './queries.ts';
import { runPendingActions } from './runPendingActions.ts';

/** The same message for every reason, so that it reveals nothing: wrong, expired, used, too many attempts, locked, other browser. */
const refuse = (): HttpError =>
  new HttpError('invalid', {
    fields: [{ name: 'otp', reason: messages.wrongCodeReason }],
  });

/**
 * Logs in with a one-time code; returns the secret of the new session. The attempt is counted in the database before the code is
 * compared, and the code is marked as used in the transaction that creates the session. A code for sign-up creates a user for a new
 * number.
 */
export const validateOtp = defineVerb(
  anyone,
  async (ctx, { body }: RouteInput<'validateOtp'>): Promise<string> => {
    const { db, settings, browser, now, realNow } = ctx;
    const digits = parseDigits(body.otp);
    if (digits === null) {
      throw new HttpError('invalid', {
        fields: [{ name: 'otp', reason: messages.codeFormatReason }],
      });
    }
    const secret = browser.findCookie('logIn');
    if (!isSecret(secret)) throw refuse();
    const id = makeCodeId(secret);
    const code = await countTry(db, id);
    const phoneNumber = normalizePhone(body.phoneNumber) ?? '';
    if (!code || code.tries > MAX_TRIES || code.used_at || code.expires_at <= realNow) throw refuse();
    if (await findLockEnd(db, code.phone_number, realNow)) throw refuse();
    if (!isSameHash(hashCode(secret, phoneNumber, digits), code.code_hash)) {
      await noteWrongTry(db, { recipient: code.phone_number, tries: code.tries }, realNow);
      throw refuse();
    }
    // Users who get their code from the sandbox's outbox are test users.
    const isInvented = settings.smsUrl === null && mayUseSandbox(settings);
    const userAgent = browser.findHeader('user-agent') ?? '';
    return ctx.transaction(async ({ db: tx }) => {
      if (!(await spendCode(tx, id, realNow))) throw refuse();
      const found = await findUserId(tx, phoneNumber);
      const isNew = found === null && code.purpose === 'signUp';
      const userId = isNew
        ? await insertNewUser(tx, { id: randomUUID(), phoneNumber, isInvented, now })
        : found;
      if (userId === null) throw refuse();
      await forgetBurntCodes(tx, phoneNumber);
      await claimListers(tx, userId);
      await runPendingActions(tx, userId, browser.findCookie('intent'), now);
      const session = await createSession(tx, userId, { now: realNow, userAgent });
      await deleteSession(tx, browser.findCookie('session'));
      await recordAudit(tx, { userId, action: 'logged-in', details: { by: 'otp' } }, now);
      return session;
    });
  },
);
