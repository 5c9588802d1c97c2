import { randomUUID } from 'node:crypto';
import type { OneTimeCode } from '@sewa/api/client';
import { normalizePhone } from '@sewa/formatters';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Database, Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { carryOutIntents } from '../intents/carryOutIntents.ts';
import { createSession, deleteSession } from '../sessions/session.ts';
import { findLockEnd, forgetBurntCodes, noteWrongTry } from './burntCodes.ts';
import { hashCode, isSameHash, isSecret, MOST_TRIES, makeCodeId, readDigits } from './oneTimeCode.ts';
import { countTry, findUserId, insertNewcomer, spendCode } from './queries.ts';

/** What somebody logs in with. */
export interface OtpTry {
  phoneNumber: string;
  /** As typed or pasted. */
  otp: string;
  /** What the browser holds since it asked, or null. */
  secret: string | null;
  /** Secret of the session the browser has now; it ends when the new one begins. */
  oldSession: string | null;
  /** Secret of what the visitor wanted before: it is done with the log-in. */
  intent?: string | null;
  /** What the browser says it is; its family is kept, so that the person knows the session again. */
  userAgent: string;
  /** True where codes go to the sandbox's outbox: whoever signs up there is invented like the others. @default false */
  isInvented?: boolean;
}

/** One sentence for every reason, so that it tells nothing: wrong, ended, used, tried too often, locked, another browser. */
const refuse = (): RefusedError =>
  new RefusedError('invalid', {
    fields: [{ name: 'otp', reason: 'is wrong or no longer valid. Check it, or ask for a new one.' }],
  });

/**
 * Logs in with a one-time code and returns the secret of the new session. The try is counted by the database before
 * anything is compared, and the code is used up in the transaction that opens the session. A code for sign-up makes a user
 * of a number that nobody has; what else an account wants is asked of them afterwards.
 */
export async function validateOtp(db: Database, given: OtpTry, now: Date): Promise<string> {
  const digits = readDigits(given.otp);
  if (digits === null) {
    throw new RefusedError('invalid', {
      fields: [{ name: 'otp', reason: 'should be the six digits of the message.' }],
    });
  }
  const { secret } = given;
  if (!isSecret(secret)) throw refuse();
  const id = makeCodeId(secret);
  const code = await countTry(db, id);
  const phoneNumber = normalizePhone(given.phoneNumber) ?? '';
  if (!code || code.tries > MOST_TRIES || code.used_at || code.expires_at <= now) throw refuse();
  if (await findLockEnd(db, code.phone_number, now)) throw refuse();
  if (!isSameHash(hashCode(secret, phoneNumber, digits), code.code_hash)) {
    await noteWrongTry(db, { recipient: code.phone_number, tries: code.tries }, now);
    throw refuse();
  }
  const makeNewcomer = async (tx: Queryable, purpose: OneTimeCode['purpose']) =>
    purpose === 'signUp'
      ? insertNewcomer(tx, { id: randomUUID(), phoneNumber, isInvented: given.isInvented ?? false, now })
      : null;
  return db.transaction(async (tx) => {
    if (!(await spendCode(tx, id, now))) throw refuse();
    const userId = (await findUserId(tx, phoneNumber)) ?? (await makeNewcomer(tx, code.purpose));
    if (userId === null) throw refuse();
    await forgetBurntCodes(tx, phoneNumber);
    await carryOutIntents(tx, userId, given.intent ?? null, now);
    const session = await createSession(tx, userId, { now, userAgent: given.userAgent });
    await deleteSession(tx, given.oldSession);
    await recordAudit(tx, { userId, action: 'logged-in', details: { by: 'otp' } }, now);
    return session;
  });
}
