import type { OneTimeCode } from '@sewa/api/client';
import { signUpPath } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { requireSms, sendText } from '../../platform/sms/sendText.ts';
import { takeFromBudget } from '../../platform/sms/takeFromBudget.ts';
import * as messages from '../messages.ts';
import { limitCodes } from './limitCodes.ts';
import { CODE_LIFE_MS, hashCode, isSecret, makeCode, makeCodeId } from './oneTimeCode.ts';
import { parseMobileNumber } from './parseMobileNumber.ts';
import { deleteCode, findUserId, insertCode } from './queries.ts';

/** Result of starting a login: the response, and the secret for the cookie. */
export interface StartedOtp {
  answer: OneTimeCode;
  secret: string;
  end: Date;
}

/** Formats the text message with a code. */
export function formatCodeText(
  settings: Pick<Settings, 'publicUrl'>,
  prefix: string,
  digits: string,
): string {
  const text = messages.codeText(`${prefix}-${digits}`);
  // The last line is the origin-bound one-time code format: phones offer the code only on our own site.
  return settings.publicUrl ? `${text}\n\n@${new URL(settings.publicUrl).hostname} #${digits}` : text;
}

/** The message to a number without an account, so that only its owner learns that. */
const describeNoAccount = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  messages.noAccountText(publicUrl ? `${publicUrl}${signUpPath()}` : null);

/**
 * Sends a one-time code to a number, bound to this browser. To prevent account enumeration, the steps are the same for a number without
 * an account; only the message says so, unless the code is for sign-up.
 */
export const startOtp = defineVerb(
  anyone,
  async (ctx, { body }: RouteInput<'startOtp'>): Promise<StartedOtp> => {
    const { db, settings, browser, realNow: now } = ctx;
    const { purpose } = body;
    requireSms(ctx);
    const phoneNumber = parseMobileNumber(body.phoneNumber);
    await limitCodes(ctx, 'startOtp', { recipient: phoneNumber, field: 'phoneNumber' });
    await takeFromBudget(ctx, now);
    const { secret, prefix, digits } = makeCode();
    const end = new Date(now.getTime() + CODE_LIFE_MS);
    const oldSecret = browser.findCookie('logIn');
    await deleteCode(db, makeCodeId(isSecret(oldSecret) ? oldSecret : secret));
    await insertCode(db, {
      id: makeCodeId(secret),
      phoneNumber,
      purpose,
      prefix,
      codeHash: hashCode(secret, phoneNumber, digits),
      createdAt: now,
      expiresAt: end,
    });
    const isKnown = (await findUserId(db, phoneNumber)) !== null;
    const isCodeSent = isKnown || purpose === 'signUp';
    const text = isCodeSent ? formatCodeText(settings, prefix, digits) : describeNoAccount(settings);
    sendText(ctx, { to: phoneNumber, text });
    const resendIn = settings.codeResendSeconds;
    const answer = { phoneNumber, purpose, prefix, expiresIn: CODE_LIFE_MS / 1000, resendIn };
    return { answer, secret, end };
  },
);
