import type { OneTimeCode } from '@sewa/api/client';
import { product, signUpPath } from '@sewa/paths';
import type { Queryable } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { TextMessage } from '../sms/Sms.ts';
import { takeFromBudget } from '../sms/takeFromBudget.ts';
import { type CodeLimits, limitCodes } from './limitCodes.ts';
import { CODE_LIFE_MS, drawCode, hashCode, isSecret, makeCodeId } from './oneTimeCode.ts';
import { deleteCode, findUserId, insertCode } from './queries.ts';
import { readMobileNumber } from './readMobileNumber.ts';

/** Who asks for a code, and from where. */
export interface OtpRequest {
  phoneNumber: string;
  purpose: OneTimeCode['purpose'];
  /** Address of the browser, to limit what one of them may ask for. */
  address: string;
  /** Secret of the code this browser has been waiting for, or null. */
  oldSecret: string | null;
}

/** What starting a log-in stands on. */
export interface StartParts {
  db: Queryable;
  settings: Pick<Settings, 'publicUrl' | 'textsPerDay'> & CodeLimits;
  log: Log;
}

/** What starting a log-in gives: the answer, the secret for the browser's cookie, the message. */
export interface StartedOtp {
  answer: OneTimeCode;
  secret: string;
  end: Date;
  message: TextMessage;
}

/** The text message that brings a code. */
export function writeCodeText(settings: Pick<Settings, 'publicUrl'>, prefix: string, digits: string): string {
  const words = `${product.name}: your code is ${prefix}-${digits}. It is valid for 5 minutes. Nobody from ${product.name} will ever ask you for it.`;
  // The last line lets a phone offer the code to our own page only (the format of origin-bound one-time codes).
  return settings.publicUrl ? `${words}\n\n@${new URL(settings.publicUrl).hostname} #${digits}` : words;
}

/** Sent at log-in to a number that nobody has: whoever asked is told, and nobody else learns it. */
function writeNoAccount(settings: Pick<Settings, 'publicUrl'>): string {
  const where = settings.publicUrl ? `${settings.publicUrl}${signUpPath()}` : `the ${product.name} site`;
  return `${product.name}: no account has this number yet. Sign up at ${where}. If you did not try to log in, do nothing.`;
}

/**
 * Makes a one-time code for a number and this browser. Every step is done alike for a number nobody has, so that neither
 * answer nor time tells; only the message says that there is no account, unless the code is for sign-up.
 */
export async function startOtp(
  { db, settings, log }: StartParts,
  { phoneNumber: typed, purpose, address, oldSecret }: OtpRequest,
  now: Date,
): Promise<StartedOtp> {
  const phoneNumber = readMobileNumber(typed);
  await limitCodes(db, settings, { recipient: phoneNumber, address, field: 'phoneNumber' }, now);
  await takeFromBudget({ db, settings, log }, now);
  const { secret, prefix, digits } = drawCode();
  const end = new Date(now.getTime() + CODE_LIFE_MS);
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
  return {
    answer: {
      phoneNumber,
      purpose,
      prefix,
      expiresIn: CODE_LIFE_MS / 1000,
      resendIn: settings.codeResendSeconds,
    },
    secret,
    end,
    message: {
      to: phoneNumber,
      text: isCodeSent ? writeCodeText(settings, prefix, digits) : writeNoAccount(settings),
    },
  };
}
