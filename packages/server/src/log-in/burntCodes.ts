import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { MAX_TRIES } from './oneTimeCode.ts';
import { countBurntCode, deleteNumberRequests, findNumberRequests } from './queries.ts';

/** Codes that may be burnt one after another; with the last of them their number is locked. */
const MAX_BURNT_CODES = 3;

/** How long a number stays locked after that, in milliseconds: a day. */
const LOCK_MS = 24 * 60 * 60 * 1000;

/** A number or an e-mail address as counters know it. */
export const digestRecipient = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 22);

const keyOf = (recipient: string): string => `burnt:${digestRecipient(recipient)}`;

/** Until when no code is sent to a number, or taken from it; null when it is not locked. Whether anybody has it is not asked. */
export async function findLockEnd(db: Queryable, recipient: string, now: Date): Promise<Date | null> {
  const burnt = await findNumberRequests(db, keyOf(recipient));
  if (!burnt || burnt.count < MAX_BURNT_CODES) return null;
  const end = new Date(burnt.last_at.getTime() + LOCK_MS);
  return end > now ? end : null;
}

/** Notes a wrong try. A code is burnt with its last one; the next burnt code within a day counts on. */
export async function noteWrongTry(
  db: Queryable,
  { recipient, tries }: { recipient: string; tries: number },
  now: Date,
): Promise<void> {
  if (tries !== MAX_TRIES) return;
  await countBurntCode(db, { key: keyOf(recipient), now, countsSince: new Date(now.getTime() - LOCK_MS) });
}

/** Forgets the burnt codes of a number: who entered a right one holds the phone. */
export const forgetBurntCodes = (tx: Queryable, recipient: string): Promise<void> =>
  deleteNumberRequests(tx, keyOf(recipient));
