import type { TextedCode } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { rotateSession } from '../../platform/sessions/session.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { requireSms, sendText } from '../../platform/sms/sendText.ts';
import { takeFromBudget } from '../../platform/sms/takeFromBudget.ts';
import { limitCodes } from '../log-in/limitCodes.ts';
import { formatCodeText } from '../log-in/startOtp.ts';
import * as messages from './messages.ts';
import { checkStepUpCode, makeStepUpCode, ownerOf } from './stepUpCode.ts';

/** Sends a code to the user's phone; throws if they have none, or the limit is exceeded. */
export const startStepUp = defineVerb(signedIn, async (ctx): Promise<TextedCode> => {
  const { db, settings, session, realNow: now } = ctx;
  requireSms(ctx);
  const { phone_number: phoneNumber } = session;
  if (phoneNumber === null) {
    throw new HttpError('invalid', { fields: [{ name: 'phoneNumber', reason: messages.noNumberReason }] });
  }
  await limitCodes(ctx, 'startStepUp', { recipient: phoneNumber, field: 'phoneNumber' });
  await takeFromBudget(ctx, now);
  const target = { purpose: 'step-up', address: phoneNumber } as const;
  const { digits, ...code } = await makeStepUpCode(db, ownerOf(ctx), target, now);
  sendText(ctx, { to: phoneNumber, text: formatCodeText(settings, code.prefix, digits) });
  return { phoneNumber, ...code, resendIn: settings.codeResendSeconds };
});

/** Completes step-up with a code and rotates the session's secret, which is returned. */
export const finishStepUp = defineVerb(signedIn, (ctx, { body: { otp } }: RouteInput<'finishStepUp'>) =>
  checkStepUpCode(ctx, { purpose: 'step-up', otp }, async ({ db, session, now, realNow }) => {
    const renewed = await rotateSession(db, session, { steppedUpAt: realNow }, realNow);
    if (renewed === null) throw new HttpError('not-signed-in');
    const { user_id: userId } = session;
    await recordAudit(db, { userId, action: 'proven-again', details: { by: 'otp' } }, now);
    return renewed;
  }),
);
