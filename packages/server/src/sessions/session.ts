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

/** How long a session stays open without being used, in milliseconds: 12 hours. */
export const SESSION_IDLE_MS = 12 * 60 * 60 * 1000;
/** How long a session lasts at most, however much it is used, in milliseconds: 30 days. */
const SESSION_ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1000;
/** How long a request may be under way with a secret that was replaced since, in milliseconds. */
const ROTATION_MS = 60 * 1000;
/** A session in use is prolonged at most this often, in milliseconds. */
const PROLONG_EVERY_MS = 60 * 1000;

/** Whether a text can be the secret of a session. */
const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

/** Id under which a session's secret is kept: its sha256. */
const makeSessionId = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const makeSecret = (): string => randomBytes(32).toString('base64url');

/** What a session starts with: the moment, and what the browser says it is. */
export interface SessionOptions {
  now?: Date;
  userAgent?: string;
}

/** Opens a session for a user and returns its secret (256 bits), which is kept nowhere else. */
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

/** What the session of a secret is kept under; null for what can be none. */
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

/**
 * Goes on with a session under a new secret (256 bits), which is returned and kept nowhere else: because it now acts for
 * another corporate of its user, or because they have just proven who they are or may do more. The old secret is dead. Null when the session is
 * not open any more.
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
 * Goes on under a new secret, which is returned, with a session whose holder may do more than before: they have signed up, or
 * joined a corporate, for which it acts from then on unless it acts for one. Throws when it is not open any more.
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

/** Whether a secret was replaced by another a moment ago, so that a request that brings it was under way then. */
export async function hasJustRotated(db: Queryable, secret: string | null, now: Date): Promise<boolean> {
  return isSecret(secret) && wasReplaced(db, makeSessionId(secret), new Date(now.getTime() - ROTATION_MS));
}
