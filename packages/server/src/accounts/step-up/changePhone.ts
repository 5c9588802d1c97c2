import type { TextedCode } from '@sewa/api/client';
import { claimListers } from '../../conversations/chat/claimListers.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { deleteOtherSessions } from '../../platform/sessions/queries.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { requireSms, sendText } from '../../platform/sms/sendText.ts';
import { takeFromBudget } from '../../platform/sms/takeFromBudget.ts';
import { limitCodes } from '../log-in/limitCodes.ts';
import { parseMobileNumber } from '../log-in/parseMobileNumber.ts';
import { formatCodeText } from '../log-in/startOtp.ts';
import * as messages from './messages.ts';
import { isNumberTaken, replacePhone } from './queries.ts';
import { steppedUp } from './requireStepUp.ts';
import { checkStepUpCode, makeStepUpCode, ownerOf, refuseCode } from './stepUpCode.ts';

/**
 * Sends a code to a new number. To prevent account enumeration, the steps are the same for a taken number; only the message to it says
 * so, instead of the code.
 */
export const startPhoneChange = defineVerb(
  steppedUp,
  async (ctx, { body }: RouteInput<'startPhoneChange'>): Promise<TextedCode> => {
    const { db, settings, session, realNow: now } = ctx;
    requireSms(ctx);
    const phoneNumber = parseMobileNumber(body.phoneNumber);
    if (phoneNumber === session.phone_number) {
      throw new HttpError('invalid', {
        fields: [{ name: 'phoneNumber', reason: messages.ownNumberReason }],
      });
    }
    await limitCodes(ctx, 'startPhoneChange', { recipient: phoneNumber, field: 'phoneNumber' });
    await takeFromBudget(ctx, now);
    const target = { purpose: 'phone', address: phoneNumber } as const;
    const { digits, ...code } = await makeStepUpCode(db, ownerOf(ctx), target, now);
    const isTaken = await isNumberTaken(db, session.user_id, phoneNumber);
    const text = isTaken ? messages.takenNumberText : formatCodeText(settings, code.prefix, digits);
    sendText(ctx, { to: phoneNumber, text });
    return { phoneNumber, ...code, resendIn: settings.codeResendSeconds };
  },
);

function refuseTaken(error: unknown): never {
  // Unique violation: another user took the number concurrently.
  if (error instanceof Error && 'code' in error && error.code === '23505') throw refuseCode();
  throw error;
}

/** Changes the phone number with its code, ends all other sessions and notifies the old number. */
export const finishPhoneChange = defineVerb(
  signedIn,
  async (ctx, { body: { otp } }: RouteInput<'finishPhoneChange'>): Promise<{ phoneNumber: string }> => {
    const { id, user_id: userId, phone_number: old } = ctx.session;
    const answer = await checkStepUpCode(
      ctx,
      { purpose: 'phone', otp },
      async ({ db, now, realNow }, phoneNumber) => {
        if (!(await replacePhone(db, userId, phoneNumber))) throw refuseCode();
        await claimListers(db, userId);
        const ended = await deleteOtherSessions(db, userId, id, realNow);
        await recordAudit(db, { userId, action: 'phone-changed', details: { ended } }, now);
        return { phoneNumber };
      },
    ).catch(refuseTaken);
    if (old !== null) sendText(ctx, { to: old, text: messages.phoneChangedText });
    return answer;
  },
);
