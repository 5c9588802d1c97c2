import { createHmac } from 'node:crypto';
import type { InTransaction } from '../calling/Context.ts';
import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import { findLockEnd, forgetBurntCodes, noteWrongTry } from '../log-in/burntCodes.ts';
import { hashCode, isSameHash, MAX_TRIES, makeCode, makeCodeId, parseDigits } from '../log-in/oneTimeCode.ts';
import * as messages from '../messages/messages.ts';
import type { SignedIn } from '../sessions/whoMayAsk.ts';
import { countStepUpTry, putStepUp, type StepUpPurpose, spendStepUp } from './queries.ts';

const MINUTE_MS = 60_000;

/** How long a code lives, in milliseconds, by what it is for: mail takes longer than a text message. */
const STEP_UP_LIFE_MS: Readonly<Record<StepUpPurpose, number>> = {
  'step-up': 5 * MINUTE_MS,
  phone: 5 * MINUTE_MS,
  email: 30 * MINUTE_MS,
};

/** Whose code it is: `secret` is that of their session. */
export interface StepUpOwner {
  userId: string;
  secret: string;
}

/** Whoever is signed in, as the owner of a code of theirs. */
export const ownerOf = ({ session, browser }: SignedIn): StepUpOwner => ({
  userId: session.user_id,
  secret: browser.findCookie('session') ?? '',
});

/** The secret of a code: it follows from that of the session, so that no other browser has it and no cookie is needed. */
const deriveSecret = ({ secret }: StepUpOwner, purpose: StepUpPurpose): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** What a code is kept under. */
export const makeStepUpId = (owner: StepUpOwner, purpose: StepUpPurpose): string =>
  makeCodeId(deriveSecret(owner, purpose));

/** Draws a code for an address and keeps it in the place of an earlier one. */
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

/** One sentence for every reason, so that it tells nothing: wrong, ended, used, tried too often, locked, another browser, taken. */
export const refuseCode = (): HttpError =>
  new HttpError('invalid', {
    fields: [{ name: 'otp', reason: messages.wrongCodeReason }],
  });

/**
 * Checks a code and does, in one transaction with its use, what it allows; `work` is given the address it was sent to. The
 * try is counted by the database before anything is compared.
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
