import type { OneTimeCode } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { isSecret, makeCodeId } from './oneTimeCode.ts';
import { findCode } from './queries.ts';

const secondsUntil = (moment: number, now: Date): number =>
  Math.max(0, Math.ceil((moment - now.getTime()) / 1000));

/** The browser's pending code, even if expired; null if it requested none or used it. */
export const findPendingOtp = defineVerb(anyone, async (ctx): Promise<OneTimeCode | null> => {
  const { db, settings, browser, realNow: now } = ctx;
  const secret = browser.findCookie('logIn');
  const code = isSecret(secret) ? await findCode(db, makeCodeId(secret)) : null;
  if (!code || code.used_at) return null;
  return {
    phoneNumber: code.phone_number,
    purpose: code.purpose,
    prefix: code.prefix,
    expiresIn: secondsUntil(code.expires_at.getTime(), now),
    resendIn: secondsUntil(code.created_at.getTime() + settings.codeResendSeconds * 1000, now),
  };
});
