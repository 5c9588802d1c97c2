import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { SessionRow } from '../../platform/sessions/queries.ts';
import { rotateSession } from '../../platform/sessions/session.ts';
import type { IssuerName } from '../../platform/settings/settings.ts';
import { type AttemptRow, type IdentityKey, touchOwnIdentity } from './queries.ts';

/** Tolerance for a login time before the start of its attempt, because of clock skew and rounding to seconds, in milliseconds. */
const TOLERANCE_MS = 30 * 1000;

/** The issuer's result, and the session that gets it. */
export interface Proving {
  attempt: AttemptRow;
  /** The current session of the browser. */
  current: SessionRow | null;
  identity: IdentityKey;
  by: IssuerName;
  /** When they logged in at the issuer, by our clock; null if it doesn't say. */
  at: Date | null;
}

const isFresh = (at: Date | null, { created_at: begun }: AttemptRow, now: Date): boolean =>
  at !== null &&
  at.getTime() >= begun.getTime() - TOLERANCE_MS &&
  at.getTime() <= now.getTime() + TOLERANCE_MS;

/**
 * Completes a step-up at an issuer and returns the new session secret. The user must be the one who started it, have logged in at the
 * issuer since then, and own that identity. Otherwise nothing changes, and the result says why.
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
