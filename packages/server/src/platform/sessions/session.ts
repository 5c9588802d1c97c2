import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import { parseBrowser } from '../http/parseBrowser.ts';
import { parseSystem } from '../http/parseSystem.ts';
import {
  deleteSessionRow,
  findSessionRow,
  insertSession,
  prolongSession,
  replaceSession,
  type SessionRow,
  wasReplaced,
} from './queries.ts';

/** Idle timeout of a session, in milliseconds: 12 hours. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;
/** Absolute timeout of a session, in milliseconds: 30 days. */
const SESSION_ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1000;
/** Grace period for concurrent requests with a secret that was just rotated, in milliseconds. */
const ROTATION_MS = 60 * 1000;
/** Minimum time between two extensions of a session, in milliseconds. */
const PROLONG_EVERY_MS = 60 * 1000;

/** Whether a text has the format of a session secret. */
const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

/** The id of a session: the SHA-256 of its secret. */
const makeSessionId = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const makeSecret = (): string => randomBytes(32).toString('base64url');

/** Options of a new session. */
export interface SessionOptions {
  now?: Date;
  userAgent?: string;
}

/** Creates a session; returns its secret (256 bits), which isn't stored. */
export async function createSession(
  db: Queryable,
  userId: string,
  { now = new Date(), userAgent = '' }: SessionOptions = {},
): Promise<string> {
  const secret = makeSecret();
  await insertSession(db, {
    id: makeSessionId(secret),
    userId,
    browser: parseBrowser(userAgent),
    system: parseSystem(userAgent),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
  });
  return secret;
}

/** The session id of a secret; null if the secret is malformed. */
export const findSessionId = (secret: string | null): string | null =>
  isSecret(secret) ? makeSessionId(secret) : null;

/** The open session of a secret with its user, or null. */
export async function findSession(
  db: Queryable,
  secret: string | null,
  now: Date,
): Promise<SessionRow | null> {
  if (!isSecret(secret)) return null;
  return findSessionRow(db, makeSessionId(secret), now);
}

/** Deletes the session of a secret; returns its user, or null if there was none. */
export async function deleteSession(db: Queryable, secret: string | null): Promise<string | null> {
  return isSecret(secret) ? deleteSessionRow(db, makeSessionId(secret)) : null;
}

/** Extends the idle timeout of a session, up to its absolute timeout; returns its expiry. */
export async function touchSession(db: Queryable, session: SessionRow, now: Date): Promise<Date> {
  const last = session.created_at.getTime() + SESSION_ABSOLUTE_MS;
  const end = new Date(Math.min(now.getTime() + SESSION_IDLE_MS, last));
  if (end.getTime() - session.expires_at.getTime() < PROLONG_EVERY_MS) return session.expires_at;
  await prolongSession(db, session.id, end, now);
  return end;
}

/**
 * Rotates the secret of a session, when its corporate is switched or its privileges rise; returns the new secret (256 bits), which
 * isn't stored. The old secret is invalid. Null if the session isn't open.
 */
export async function rotateSession(
  tx: Queryable,
  { id }: Pick<SessionRow, 'id'>,
  change: { corporateId?: string; steppedUpAt?: Date },
  now: Date,
): Promise<string | null> {
  const secret = makeSecret();
  return (await replaceSession(tx, { id, newId: makeSessionId(secret), ...change, now })) ? secret : null;
}

/**
 * Rotates the secret of a session whose user completed sign-up or joined a corporate; the session then acts for that corporate,
 * unless it already acts for one. Returns the new secret. Throws if the session isn't open.
 */
export async function elevateSession(
  tx: Queryable,
  session: Pick<SessionRow, 'id' | 'corporate_id'>,
  joined: string | null,
  now: Date,
): Promise<string> {
  const change = session.corporate_id === null && joined !== null ? { corporateId: joined } : {};
  const secret = await rotateSession(tx, session, change, now);
  if (secret === null) throw new HttpError('not-signed-in');
  return secret;
}

/** Whether a secret was rotated a moment ago, so that the request was probably sent before. */
export async function hasJustRotated(db: Queryable, secret: string | null, now: Date): Promise<boolean> {
  return isSecret(secret) && wasReplaced(db, makeSessionId(secret), new Date(now.getTime() - ROTATION_MS));
}
