import { createHmac } from 'node:crypto';
import type { InTransaction } from '../../platform/calling/Context.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { SignedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findLockEnd, forgetBurntCodes, noteWrongTry } from '../log-in/burntCodes.ts';
import { hashCode, isSameHash, MAX_TRIES, makeCode, makeCodeId, parseDigits } from '../log-in/oneTimeCode.ts';
import * as messages from '../messages.ts';
import { countStepUpTry, putStepUp, type StepUpPurpose, spendStepUp } from './queries.ts';

const MINUTE_MS = 60_000;

/** Lifetime of a code by purpose, in milliseconds: email takes longer than a text message. */
const STEP_UP_LIFE_MS: Readonly<Record<StepUpPurpose, number>> = {
  'step-up': 5 * MINUTE_MS,
  phone: 5 * MINUTE_MS,
  email: 30 * MINUTE_MS,
};

/** The owner of a code; `secret` is that of their session. */
export interface StepUpOwner {
  userId: string;
  secret: string;
}

/** The signed-in user as the owner of a code. */
export const ownerOf = ({ session, browser }: SignedIn): StepUpOwner => ({
  userId: session.user_id,
  secret: browser.findCookie('session') ?? '',
});

/** The secret of a code, derived from the session's, so that it is bound to this browser without a cookie. */
const deriveSecret = ({ secret }: StepUpOwner, purpose: StepUpPurpose): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** The id of a code. */
export const makeStepUpId = (owner: StepUpOwner, purpose: StepUpPurpose): string =>
  makeCodeId(deriveSecret(owner, purpose));

/** Generates and stores a code for a recipient; replaces an earlier one. */
export async function makeStepUpCode(
  db: Queryable,
  owner: StepUpOwner,
  { purpose, address }: { purpose: StepUpPurpose; address: string },
  now: Date,
): Promise<{ prefix: string; digits: string; expiresIn: number }> {
  const { prefix, digits } = makeCode();
  const lifetime = STEP_UP_LIFE_MS[purpose];
  await putStepUp(db, {
    id: makeStepUpId(owner, purpose),
    userId: owner.userId,
    purpose,
    address,
    prefix,
    codeHash: hashCode(deriveSecret(owner, purpose), address, digits),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return { prefix, digits, expiresIn: lifetime / 1000 };
}

/** The same message for every reason, so that it reveals nothing: wrong, expired, used, too many attempts, locked, other browser, taken. */
export const refuseCode = (): HttpError =>
  new HttpError('invalid', {
    fields: [{ name: 'otp', reason: messages.wrongCodeReason }],
  });

/**
 * Checks a code, then marks it as used and runs `work` with its recipient, in one transaction. The attempt is counted in the database
 * before the code is compared.
 */
export async function checkStepUpCode<Answer>(
  ctx: SignedIn,
  { purpose, otp }: { purpose: StepUpPurpose; otp: string },
  work: (tx: InTransaction<SignedIn>, address: string) => Promise<Answer>,
): Promise<Answer> {
  const { db, realNow: now } = ctx;
  const digits = parseDigits(otp);
  if (digits === null) {
    throw new HttpError('invalid', {
      fields: [{ name: 'otp', reason: messages.codeFormatReason }],
    });
  }
  const owner = ownerOf(ctx);
  const id = makeStepUpId(owner, purpose);
  const stepUp = await countStepUpTry(db, id);
  if (!stepUp || stepUp.tries > MAX_TRIES || stepUp.used_at || stepUp.expires_at <= now) throw refuseCode();
  const { address } = stepUp;
  if (await findLockEnd(db, address, now)) throw refuseCode();
  if (!isSameHash(hashCode(deriveSecret(owner, purpose), address, digits), stepUp.code_hash)) {
    await noteWrongTry(db, { recipient: address, tries: stepUp.tries }, now);
    throw refuseCode();
  }
  return ctx.transaction(async (tx) => {
    if (!(await spendStepUp(tx.db, id, now))) throw refuseCode();
    await forgetBurntCodes(tx.db, address);
    return work(tx, address);
  });
}
