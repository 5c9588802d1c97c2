import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findState, type InvitationRow } from './InvitationRow.ts';
import { hashCode } from './invitationSecrets.ts';
import { startOnboarding } from './onboarding.ts';
import { findInvitationByHash } from './queries.ts';

const PER_HOUR = 10;
const HOUR_MS = 3_600_000;

async function countTry(db: Queryable, address: string, now: Date): Promise<void> {
  const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
  const key = createHash('sha256').update(`${hour.getTime()}|${address}`).digest('base64url').slice(0, 22);
  if (await countRequest(db, `invitation-code:${key}`, hour, PER_HOUR)) return;
  throw new RefusedError('too-many', {
    retryAfter: Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000),
    fields: [{ name: 'code', reason: 'cannot be tried now: too many were tried from here. Wait an hour.' }],
  });
}

/**
 * Follows the invitation of a code. Tries are counted by address before anything is looked up; one sentence for every code
 * that does not work, so that it tells nothing.
 */
export async function findInvitationByCode(
  db: Queryable,
  { code, address }: { code: string; address: string },
  now: Date,
): Promise<{ row: InvitationRow; followed: { secret: string; end: Date } }> {
  await countTry(db, address, now);
  const hash = hashCode(code);
  const row = hash === null ? null : await findInvitationByHash(db, 'code_hash', hash);
  if (!row || findState(row, now) !== 'waiting') {
    throw new RefusedError('invalid', {
      fields: [
        { name: 'code', reason: 'is wrong or no longer valid. Check it, or ask for a new invitation.' },
      ],
    });
  }
  return { row, followed: await startOnboarding(db, row.id, now) };
}
