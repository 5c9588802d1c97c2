import { createHash } from 'node:crypto';
import type { OneTimeCode } from '@sewa/api/client';
import { isMobilePhone, normalizePhone } from '@sewa/formatters';
import { product } from '@sewa/paths';
import type { Queryable } from '../database/database.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Settings } from '../settings/settings.ts';
import type { TextMessage } from '../sms/Sms.ts';
import { CODE_LIFE_MS, drawCode, hashCode, isSecret, makeCodeId } from './oneTimeCode.ts';
import {
  countNumber,
  deleteCode,
  findNumberRequests,
  findUserId,
  insertCode,
  type NumberLimit,
} from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Who asks for a code, and from where. */
export interface OtpRequest {
  phoneNumber: string;
  /** Address of the browser, to limit what one of them may ask for. */
  address: string;
  /** Secret of the code this browser has been waiting for, or null. */
  oldSecret: string | null;
}

/** What starting a log-in gives: the answer, the secret for the browser's cookie, the message if anybody gets one. */
export interface StartedOtp {
  answer: OneTimeCode;
  secret: string;
  end: Date;
  message: TextMessage | null;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const startOf = (now: Date, window: number): Date => new Date(now.getTime() - (now.getTime() % window));

function writeText(settings: Pick<Settings, 'publicUrl'>, prefix: string, digits: string): string {
  const words = `${product.name}: your code is ${prefix}-${digits}. It is valid for 5 minutes. Nobody from ${product.name} will ever ask you for it.`;
  // The last line lets a phone offer the code to our own page only (the format of origin-bound one-time codes).
  return settings.publicUrl ? `${words}\n\n@${new URL(settings.publicUrl).hostname} #${digits}` : words;
}

async function refuseNumber(db: Queryable, limit: NumberLimit, resendMs: number): Promise<never> {
  const asked = await findNumberRequests(db, limit.key);
  const isTooSoon = asked !== null && limit.lastBefore !== null && asked.last_at > limit.lastBefore;
  const until = isTooSoon ? asked.last_at.getTime() + resendMs : limit.windowStart.getTime() + DAY_MS;
  const reason = isTooSoon
    ? 'was sent a code a moment ago. Wait a little before you ask for another.'
    : 'has been sent too many codes today. Try again tomorrow.';
  throw new RefusedError('too-many', {
    retryAfter: Math.max(1, Math.ceil((until - limit.now.getTime()) / 1000)),
    fields: [{ name: 'phoneNumber', reason }],
  });
}

/**
 * Makes a one-time code for a number and this browser. Every step is done alike for a number nobody has, so that neither
 * answer nor time tells; only the message is missing.
 */
export async function startOtp(
  db: Queryable,
  settings: Pick<Settings, 'publicUrl' | 'codesPerNumber' | 'codesPerAddress' | 'codeResendSeconds'>,
  { phoneNumber: typed, address, oldSecret }: OtpRequest,
  now: Date,
): Promise<StartedOtp> {
  const phoneNumber = normalizePhone(typed);
  if (phoneNumber === null || !isMobilePhone(phoneNumber)) {
    const reason = 'is not a Singapore mobile number: eight digits that begin with 8 or 9.';
    throw new RefusedError('invalid', { fields: [{ name: 'phoneNumber', reason }] });
  }
  const hour = startOf(now, HOUR_MS);
  if (
    !(await countRequest(db, `otp:${digest(`${hour.getTime()}|${address}`)}`, hour, settings.codesPerAddress))
  ) {
    throw new RefusedError('too-many', {
      retryAfter: Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000),
      fields: [
        { name: 'phoneNumber', reason: 'cannot be sent a code now: too many were asked for from here.' },
      ],
    });
  }
  const resendMs = settings.codeResendSeconds * 1000;
  const limit: NumberLimit = {
    key: digest(phoneNumber),
    now,
    lastBefore: resendMs === 0 ? null : new Date(now.getTime() - resendMs),
    windowStart: startOf(now, DAY_MS),
    most: settings.codesPerNumber,
  };
  if (!(await countNumber(db, limit))) await refuseNumber(db, limit, resendMs);
  const { secret, prefix, digits } = drawCode();
  const end = new Date(now.getTime() + CODE_LIFE_MS);
  await deleteCode(db, makeCodeId(isSecret(oldSecret) ? oldSecret : secret));
  await insertCode(db, {
    id: makeCodeId(secret),
    phoneNumber,
    prefix,
    codeHash: hashCode(secret, phoneNumber, digits),
    createdAt: now,
    expiresAt: end,
  });
  const isKnown = (await findUserId(db, phoneNumber)) !== null;
  return {
    answer: { phoneNumber, prefix, expiresIn: CODE_LIFE_MS / 1000, resendIn: settings.codeResendSeconds },
    secret,
    end,
    message: isKnown ? { to: phoneNumber, text: writeText(settings, prefix, digits) } : null,
  };
}
