import type { TextedCode } from '@sewa/api/client';
import { product } from '@sewa/paths';
import { recordAudit } from '../audit/recordAudit.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { limitCodes } from '../log-in/limitCodes.ts';
import { readMobileNumber } from '../log-in/readMobileNumber.ts';
import { writeCodeText } from '../log-in/startOtp.ts';
import { deleteOtherSessions } from '../sessions/queries.ts';
import type { TextMessage } from '../sms/Sms.ts';
import { takeFromBudget } from '../sms/takeFromBudget.ts';
import type { ProofParts } from './ProofParts.ts';
import { finishProof, refuseCode, startProof } from './proofCode.ts';
import { isNumberTaken, replacePhone } from './queries.ts';
import { requireProven } from './requireProven.ts';

const takenText = `${product.name}: somebody wants to use this number for another account. If it was you: log in with this number, it has an account already. If not, there is nothing to do.`;
const changedText = `${product.name}: your account has another phone number from now on. If you did not change it, write to us at once.`;

/**
 * Draws a code for a new number. Whether somebody else has the number is not told to who asks: every step is the same, but
 * the message to the number says so instead of bringing the code.
 */
export async function startPhoneChange(
  parts: ProofParts,
  typed: string,
): Promise<{ answer: TextedCode; message: TextMessage }> {
  const { db, settings, session, secret, address, now } = parts;
  requireProven(session, now);
  const phoneNumber = readMobileNumber(typed);
  if (phoneNumber === session.phone_number) {
    const reason = 'is your number already.';
    throw new RefusedError('invalid', { fields: [{ name: 'phoneNumber', reason }] });
  }
  await limitCodes(db, settings, { recipient: phoneNumber, address, field: 'phoneNumber' }, now);
  await takeFromBudget(parts, now);
  const owner = { userId: session.user_id, secret };
  const { digits, ...code } = await startProof(db, owner, { purpose: 'phone', address: phoneNumber }, now);
  const isTaken = await isNumberTaken(db, session.user_id, phoneNumber);
  return {
    answer: { phoneNumber, ...code, resendIn: settings.codeResendSeconds },
    message: { to: phoneNumber, text: isTaken ? takenText : writeCodeText(settings, code.prefix, digits) },
  };
}

/** Takes a new number with its code and ends every other session; what is sent to the old number is in the answer. */
export async function finishPhoneChange(
  { db, session, secret, now }: ProofParts,
  otp: string,
): Promise<{ answer: { phoneNumber: string }; message: TextMessage | null }> {
  const { user_id: userId, phone_number: old } = session;
  return finishProof(db, { userId, secret }, { purpose: 'phone', otp }, now, async (tx, phoneNumber) => {
    if (!(await replacePhone(tx, userId, phoneNumber))) throw refuseCode();
    const ended = await deleteOtherSessions(tx, userId, session.id, now);
    await recordAudit(tx, { userId, action: 'phone-changed', details: { ended } }, now);
    return {
      answer: { phoneNumber },
      message: old === null ? null : { to: old, text: changedText },
    };
  }).catch((error: unknown) => {
    // Somebody else took the number in the same moment: the unique index says so.
    if (error instanceof Error && 'code' in error && error.code === '23505') throw refuseCode();
    throw error;
  });
}
