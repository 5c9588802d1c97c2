import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { MAX_TRIES } from './oneTimeCode.ts';
import { countBurntCode, deleteNumberRequests, findNumberRequests } from './queries.ts';

/** Number of consecutive burnt codes after which a phone number is locked. */
const MAX_BURNT_CODES = 3;

/** How long it stays locked, in milliseconds: a day. */
const LOCK_MS = 24 * 60 * 60 * 1000;

/** Digest of a phone number or email address, for counters. */
export const digestRecipient = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 22);

const keyOf = (recipient: string): string => `burnt:${digestRecipient(recipient)}`;

/** When a number's lock ends; null if it isn't locked. Independent of whether it has an account. */
export async function findLockEnd(db: Queryable, recipient: string, now: Date): Promise<Date | null> {
  const burnt = await findNumberRequests(db, keyOf(recipient));
  if (!burnt || burnt.count < MAX_BURNT_CODES) return null;
  const end = new Date(burnt.last_at.getTime() + LOCK_MS);
  return end > now ? end : null;
}

/** Records a wrong attempt. The last one burns the code; codes burnt within a day add up. */
export async function noteWrongTry(
  db: Queryable,
  { recipient, tries }: { recipient: string; tries: number },
  now: Date,
): Promise<void> {
  if (tries !== MAX_TRIES) return;
  await countBurntCode(db, { key: keyOf(recipient), now, countsSince: new Date(now.getTime() - LOCK_MS) });
}

/** Resets the burnt codes of a number after a correct code. */
export const forgetBurntCodes = (tx: Queryable, recipient: string): Promise<void> =>
  deleteNumberRequests(tx, keyOf(recipient));
