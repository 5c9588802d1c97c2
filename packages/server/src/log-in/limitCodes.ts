import type { Queryable } from '../database/database.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Settings } from '../settings/settings.ts';
import { digestRecipient, findLockEnd } from './burntCodes.ts';
import { countNumber, findNumberRequests, type NumberLimit } from './queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Settings that say how many codes are sent. */
type CodeLimits = Pick<Settings, 'codesPerNumber' | 'codesPerAddress' | 'codeResendSeconds'>;

/** Who is to be sent a code, and from where it was asked for. */
export interface CodeRequest {
  /** The number or the e-mail address. */
  recipient: string;
  /** Address of the browser, to limit what one of them may ask for. */
  address: string;
  /** Name of the field that is refused. */
  field: string;
}

const startOf = (now: Date, window: number): Date => new Date(now.getTime() - (now.getTime() % window));

async function refuseRecipient(
  db: Queryable,
  limit: NumberLimit,
  resendMs: number,
  field: string,
): Promise<never> {
  const asked = await findNumberRequests(db, limit.key);
  const isTooSoon = asked !== null && limit.lastBefore !== null && asked.last_at > limit.lastBefore;
  const until = isTooSoon ? asked.last_at.getTime() + resendMs : limit.windowStart.getTime() + DAY_MS;
  const reason = isTooSoon
    ? 'was sent a code a moment ago. Wait a little before you ask for another.'
    : 'has been sent too many codes today. Try again tomorrow.';
  throw new RefusedError('too-many', {
    retryAfter: Math.max(1, Math.ceil((until - limit.now.getTime()) / 1000)),
    fields: [{ name: field, reason }],
  });
}

/** Counts a code that is about to be sent; throws when its recipient or the browser's address has been sent too many, or the recipient is locked. */
export async function limitCodes(
  db: Queryable,
  settings: CodeLimits,
  { recipient, address, field }: CodeRequest,
  now: Date,
): Promise<void> {
  const hour = startOf(now, HOUR_MS);
  if (
    !(await countRequest(
      db,
      `otp:${digestRecipient(`${hour.getTime()}|${address}`)}`,
      hour,
      settings.codesPerAddress,
    ))
  ) {
    throw new RefusedError('too-many', {
      retryAfter: Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000),
      fields: [{ name: field, reason: 'cannot be sent a code now: too many were asked for from here.' }],
    });
  }
  const lockEnd = await findLockEnd(db, recipient, now);
  if (lockEnd) {
    throw new RefusedError('too-many', {
      retryAfter: Math.ceil((lockEnd.getTime() - now.getTime()) / 1000),
      fields: [{ name: field, reason: 'is locked for a day: too many wrong codes were entered.' }],
    });
  }
  const resendMs = settings.codeResendSeconds * 1000;
  const limit: NumberLimit = {
    key: digestRecipient(recipient),
    now,
    lastBefore: resendMs === 0 ? null : new Date(now.getTime() - resendMs),
    windowStart: startOf(now, DAY_MS),
    most: settings.codesPerNumber,
  };
  if (!(await countNumber(db, limit))) await refuseRecipient(db, limit, resendMs, field);
}
