import { recordAudit } from '../audit/recordAudit.ts';
import type { Transaction } from '../database/database.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { rotateSession } from '../sessions/session.ts';
import type { IssuerName } from '../settings/settings.ts';
import { type AttemptRow, type IdentityKey, touchOwnIdentity } from './queries.ts';

/** How far an issuer's clock and the seconds it counts in may put a log-in before the attempt it belongs to, in milliseconds. */
const TOLERANCE_MS = 30 * 1000;

/** What came back from the issuer, and to whom. */
export interface Proving {
  attempt: AttemptRow;
  /** The session of the browser that finishes it. */
  current: SessionRow | null;
  identity: IdentityKey;
  by: IssuerName;
  /** When they logged in at the issuer, by our clock; null where it does not say. */
  at: Date | null;
}

const isFresh = (at: Date | null, { created_at: begun }: AttemptRow, now: Date): boolean =>
  at !== null &&
  at.getTime() >= begun.getTime() - TOLERANCE_MS &&
  at.getTime() <= now.getTime() + TOLERANCE_MS;

/**
 * Proves by an issuer that whoever is signed in is there again, and gives the new secret of their session: only where they are
 * the person who began, logged in at the issuer since then, and are known there as who they are here. Otherwise nothing
 * changes, and the outcome says why.
 */
export async function stepUpAtIssuer(
  tx: Transaction,
  { attempt, current, identity, by, at }: Proving,
  now: Date,
): Promise<{ secret: string } | { outcome: 'other-person' | 'other-identity' | 'stale' }> {
  if (!current || attempt.user_id !== current.user_id) return { outcome: 'other-person' };
  if (!isFresh(at, attempt, now)) return { outcome: 'stale' };
  const { user_id: userId } = current;
  if (!(await touchOwnIdentity(tx, identity, userId, now))) return { outcome: 'other-identity' };
  const secret = await rotateSession(tx, current, { steppedUpAt: now }, now);
  if (secret === null) return { outcome: 'other-person' };
  await recordAudit(tx, { userId, action: 'proven-again', details: { by } }, now);
  return { secret };
}
