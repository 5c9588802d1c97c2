import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { readBrowser } from '../http/readBrowser.ts';
import { readSystem } from '../http/readSystem.ts';
import {
  deleteSessionRow,
  findSessionRow,
  insertSession,
  prolongSession,
  type SessionRow,
} from './queries.ts';

/** How long a session stays open without being used, in milliseconds: 12 hours. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;
/** How long a session lasts at most, however much it is used, in milliseconds: 30 days. */
const SESSION_ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1000;
/** A session in use is prolonged at most this often, in milliseconds. */
const PROLONG_EVERY_MS = 60 * 1000;

/** Whether a text can be the secret of a session. */
const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

/** Id under which a session's secret is kept: its sha256. */
const makeSessionId = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What a session starts with: the moment, the corporate it acts for, and what the browser says it is. */
export interface SessionOptions {
  now?: Date;
  corporateId?: string | null;
  userAgent?: string;
}

/** Opens a session for a user and returns its secret (256 bits), which is kept nowhere else. */
export async function createSession(
  db: Queryable,
  userId: string,
  { now = new Date(), corporateId = null, userAgent = '' }: SessionOptions = {},
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertSession(db, {
    id: makeSessionId(secret),
    userId,
    corporateId,
    browser: readBrowser(userAgent),
    system: readSystem(userAgent),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
  });
  return secret;
}

/** The open session of a secret with its user, or null. */
export async function findSession(
  db: Queryable,
  secret: string | null,
  now: Date,
): Promise<SessionRow | null> {
  if (!isSecret(secret)) return null;
  return findSessionRow(db, makeSessionId(secret), now);
}

/** Ends the session of a secret and answers whose it was; null when there was none. */
export async function deleteSession(db: Queryable, secret: string | null): Promise<string | null> {
  return isSecret(secret) ? deleteSessionRow(db, makeSessionId(secret)) : null;
}

/** Moves the idle end of a session in use, never beyond its absolute end, and returns it. */
export async function touchSession(db: Queryable, session: SessionRow, now: Date): Promise<Date> {
  const last = session.created_at.getTime() + SESSION_ABSOLUTE_MS;
  const end = new Date(Math.min(now.getTime() + SESSION_IDLE_MS, last));
  if (end.getTime() - session.expires_at.getTime() < PROLONG_EVERY_MS) return session.expires_at;
  await prolongSession(db, session.id, end, now);
  return end;
}
