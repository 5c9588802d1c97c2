import { createHash, randomBytes } from 'node:crypto';
import type { Attempt } from '@sewa/api/client';
import type { AttemptRow } from './queries.ts';

/** Lifetime of an attempt, in milliseconds: 10 minutes. */
export const ATTEMPT_MS = 10 * 60 * 1000;

/** Paths that can't be a return path: calls and steps of the login itself. */
const noTarget = /^\/(api|login|splogin|signup|refresh|error|mi|user\/logout)(?![a-z0-9-])/i;

/** A new secret that binds attempts to a browser: 256 bits. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the format of such a secret. */
export const isSecret = (text: string | null): text is string => text !== null && /^[\w-]{43}$/.test(text);

/** The hash of a secret or a state, for storage. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The location that an attempt's secrets are sealed for. */
export const secretsLocation = (id: string): string => `log_in_attempts.secrets ${id}`;

/** The location that an issuer's response is sealed for. */
export const answerLocation = (id: string): string => `log_in_attempts.answer ${id}`;

/** Validates a return path: one of ours, to prevent open redirects; null for anything else. */
export function parseReturnPath(path: string | undefined): string | null {
  if (path === undefined || !/^\/(?!\/)[\x21-\x7e]*$/.test(path) || /[\\?#;%]/.test(path)) return null;
  return noTarget.test(path) ? null : path;
}

/** The state of an attempt, for the browser that started it. */
export function describeAttempt(row: AttemptRow, now: Date): Attempt {
  const findState = (): Attempt['state'] => {
    if (row.outcome) return row.outcome;
    if (row.used_at) return 'used';
    if (row.expires_at <= now) return 'late';
    return row.returned_at ? 'returned' : 'waiting';
  };
  return {
    id: row.id,
    issuer: row.issuer_name,
    purpose: row.purpose,
    userType: row.user_type,
    proofFor: row.proof_for,
    state: findState(),
  };
}
