import type { TextedCode } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { limitCodes } from '../log-in/limitCodes.ts';
import { writeCodeText } from '../log-in/startOtp.ts';
import { rotateSession } from '../sessions/session.ts';
import type { TextMessage } from '../sms/Sms.ts';
import { takeFromBudget } from '../sms/takeFromBudget.ts';
import type { ProofParts } from './ProofParts.ts';
import { finishProof, startProof } from './proofCode.ts';

/** Draws a code for the present phone of whoever is signed in; throws when they have none or were sent too many. */
export async function startStepUp(parts: ProofParts): Promise<{ answer: TextedCode; message: TextMessage }> {
  const { db, settings, session, secret, address, now } = parts;
  const { phone_number: phoneNumber, user_id: userId } = session;
  if (phoneNumber === null) {
    const reason = 'is missing, so no code can be sent.';
    throw new RefusedError('invalid', { fields: [{ name: 'phoneNumber', reason }] });
  }
  await limitCodes(db, settings, { recipient: phoneNumber, address, field: 'phoneNumber' }, now);
  await takeFromBudget(parts, now);
  const target = { purpose: 'step-up', address: phoneNumber } as const;
  const { digits, ...code } = await startProof(db, { userId, secret }, target, now);
  return {
    answer: { phoneNumber, ...code, resendIn: settings.codeResendSeconds },
    message: { to: phoneNumber, text: writeCodeText(settings, code.prefix, digits) },
  };
}

/** Proves with a code who is asking and returns the new secret of their session; the old one opens nothing any more. */
export async function finishStepUp({ db, session, secret, now }: ProofParts, otp: string): Promise<string> {
  const { user_id: userId } = session;
  return finishProof(db, { userId, secret }, { purpose: 'step-up', otp }, now, async (tx) => {
    const renewed = await rotateSession(tx, session, { provenAt: now }, now);
    if (renewed === null) throw new RefusedError('not-signed-in');
    await recordAudit(tx, { userId, action: 'proven-again', details: { by: 'otp' } }, now);
    return renewed;
  });
}
