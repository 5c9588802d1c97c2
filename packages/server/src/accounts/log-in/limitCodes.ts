import type { RouteName } from '@sewa/api/client';
import type { Context } from '../../platform/calling/Context.ts';
import { countCall } from '../../platform/calling/countCall.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { digestRecipient, findLockEnd } from './burntCodes.ts';
import { countNumber, findNumberRequests, type NumberLimit } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The recipient of a code. */
export interface CodeTarget {
  /** Phone number or email address. */
  recipient: string;
  /** Name of the form field to reject. */
  field: string;
}

const startOf = (now: Date, window: number): Date => new Date(now.getTime() - (now.getTime() % window));

async function refuseRecipient(
  db: Queryable,
  limit: NumberLimit,
  resendMs: number,
  field: string,
): Promise<never> {
  const requested = await findNumberRequests(db, limit.key);
  const isTooSoon = requested !== null && limit.lastBefore !== null && requested.last_at > limit.lastBefore;
  const until = isTooSoon ? requested.last_at.getTime() + resendMs : limit.windowStart.getTime() + DAY_MS;
  const reason = isTooSoon ? messages.codeTooSoonReason : messages.tooManyCodesReason;
  throw new HttpError('too-many', {
    retryAfter: Math.max(1, Math.ceil((until - limit.now.getTime()) / 1000)),
    fields: [{ name: field, reason }],
  });
}

/**
 * Counts a code before it is sent; throws if the recipient or the client address is over its limit, or the recipient is locked.
 */
export async function limitCodes(
  ctx: Context,
  call: RouteName,
  { recipient, field }: CodeTarget,
): Promise<void> {
  const { db, settings, realNow: now } = ctx;
  await countCall(ctx, call);
  const lockEnd = await findLockEnd(db, recipient, now);
  if (lockEnd) {
    throw new HttpError('too-many', {
      retryAfter: Math.ceil((lockEnd.getTime() - now.getTime()) / 1000),
      fields: [{ name: field, reason: messages.lockedReason }],
    });
  }
  const resendMs = settings.codeResendSeconds * 1000;
  const limit: NumberLimit = {
    key: digestRecipient(recipient),
    now,
    lastBefore: resendMs === 0 ? null : new Date(now.getTime() - resendMs),
    windowStart: startOf(now, DAY_MS),
    max: settings.codesPerNumber,
  };
  if (!(await countNumber(db, limit))) await refuseRecipient(db, limit, resendMs, field);
}
