import { createHash, randomBytes } from 'node:crypto';
import type { SignUpDraft } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { type DraftChanges, deleteDraftRow, findDraftRow, insertDraft, updateDraft } from './queries.ts';

/** How long a draft waits after it was last changed, in milliseconds: a day. */
const DRAFT_MS = 24 * 60 * 60 * 1000;

const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

const makeId = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What the holder of a secret chose and typed so far. */
export async function getDraft(db: Queryable, secret: string | null, now: Date): Promise<SignUpDraft> {
  const found = isSecret(secret) ? await findDraftRow(db, makeId(secret), now) : null;
  return found ?? { userType: null, fields: {} };
}

/** Changes the draft of a secret and returns it; a new draft has a new secret (256 bits), never one a browser brings. */
export async function saveDraft(
  db: Queryable,
  secret: string | null,
  changes: DraftChanges,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + DRAFT_MS);
  if (isSecret(secret) && (await updateDraft(db, makeId(secret), changes, { now, expiresAt }))) return secret;
  const fresh = randomBytes(32).toString('base64url');
  await insertDraft(db, makeId(fresh), changes, expiresAt);
  return fresh;
}

/** Forgets the draft of a secret. */
export async function deleteDraft(db: Queryable, secret: string | null): Promise<void> {
  if (isSecret(secret)) await deleteDraftRow(db, makeId(secret));
}
