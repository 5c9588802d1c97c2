import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { type EmbedSessionRow, findEmbedSessionRow, insertEmbedSession } from './embedQueries.ts';

/** How long the session of a frame lasts, in milliseconds: 15 minutes. */
export const EMBED_SESSION_MS = 15 * 60 * 1000;

/** The id of a frame's session: the SHA-256 of its bearer. */
const makeId = (bearer: string): string => createHash('sha256').update(bearer).digest('hex');

/** Creates the session of a frame, of a person or of a guest; returns its bearer (256 bits), which isn't stored. */
export async function createEmbedSession(
  tx: Queryable,
  { partnerKey, userId, isTest }: { partnerKey: string; userId: string | null; isTest: boolean },
  now: Date,
): Promise<{ bearer: string; expiresAt: Date }> {
  const bearer = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + EMBED_SESSION_MS);
  await insertEmbedSession(tx, { id: makeId(bearer), partnerKey, userId, isTest, createdAt: now, expiresAt });
  return { bearer, expiresAt };
}

/** The open session of a bearer, or null. */
export async function findEmbedSession(
  db: Queryable,
  bearer: string,
  now: Date,
): Promise<EmbedSessionRow | null> {
  return /^[\w-]{43}$/.test(bearer) ? findEmbedSessionRow(db, makeId(bearer), now) : null;
}

declare module '../calling/Context.ts' {
  interface Context {
    /** The session of the frame that calls with a bearer; left out for every other caller. */
    readonly embed?: EmbedSessionRow;
  }
}
