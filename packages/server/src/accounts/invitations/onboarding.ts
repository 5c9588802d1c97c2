import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { deleteOnboarding, findOnboardingRow, insertOnboarding } from './queries.ts';

/** How long a browser remembers an invitation, in milliseconds: a day. */
const ONBOARDING_MS = 24 * 60 * 60 * 1000;

const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

const makeId = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Remembers an invitation for a browser; returns a secret (256 bits) for its cookie, which isn't the link's. */
export async function startOnboarding(
  db: Queryable,
  invitationId: string,
  now: Date,
): Promise<{ secret: string; end: Date }> {
  const secret = randomBytes(32).toString('base64url');
  const end = new Date(now.getTime() + ONBOARDING_MS);
  await insertOnboarding(db, { id: makeId(secret), invitationId, expiresAt: end });
  return { secret, end };
}

/** The invitation a browser remembers, or null; the cookie is untrusted input. */
export async function findOnboarding(
  db: Queryable,
  secret: string | null,
  now: Date,
): Promise<InvitationRow | null> {
  return isSecret(secret) ? findOnboardingRow(db, makeId(secret), now) : null;
}

/** Forgets the invitation. */
export async function endOnboarding(db: Queryable, secret: string | null): Promise<void> {
  if (isSecret(secret)) await deleteOnboarding(db, makeId(secret));
}
