import { createHash, randomUUID } from 'node:crypto';
import type { RouteParams } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { findSession } from '../sessions/session.ts';
import { ATTEMPT_MS, drawSecret, hashSecret, isSecret, readReturnPath, secretsPlace } from './attempt.ts';
import { IssuerError } from './IssuerError.ts';
import type { Issuers } from './Issuers.ts';
import { type AttemptRow, insertAttempt, listIssuersOf } from './queries.ts';

/** Attempts one address may begin an hour. */
const PER_ADDRESS = 100;
const HOUR_MS = 60 * 60 * 1000;

/** What attempts stand on. */
export interface AttemptParts {
  db: Queryable;
  issuers: Issuers;
  sealer: Sealer;
  log: Log;
}

/** Who begins an attempt, and what for. */
export interface AttemptStart {
  wanted: RouteParams<'startAttempt'>['body'];
  /** What the browser holds since an earlier attempt, or null. */
  browserSecret: string | null;
  /** Secret of the session the browser has, or null. */
  session: string | null;
  /** Address of the browser; null where nothing is limited. */
  address: string | null;
}

/** Whose attempt it is; a fresh proof is only for somebody whom the issuer can know. */
async function findBeginner(
  db: Queryable,
  { wanted, session: secret }: AttemptStart,
  issuer: string,
  now: Date,
): Promise<string | null> {
  const session = await findSession(db, secret, now);
  if (!wanted.proofFor) return session?.user_id ?? null;
  if (!session) throw new RefusedError('not-signed-in');
  if (wanted.userType !== undefined) {
    const reason = 'is not asked for together with a proof';
    throw new RefusedError('invalid', { fields: [{ name: 'userType', reason }] });
  }
  if (!(await listIssuersOf(db, session.user_id)).includes(issuer)) throw new RefusedError('not-found');
  return session.user_id;
}

function findPurpose({ wanted }: AttemptStart): AttemptRow['purpose'] {
  if (wanted.proofFor) return 'proof';
  return wanted.userType === undefined ? 'log-in' : 'myinfo';
}

async function limitAddress(db: Queryable, address: string, now: Date): Promise<void> {
  const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
  const key = createHash('sha256').update(`${hour.getTime()}|${address}`).digest('base64url').slice(0, 22);
  if (await countRequest(db, `attempt:${key}`, hour, PER_ADDRESS)) return;
  const retryAfter = Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000);
  throw new RefusedError('too-many', { retryAfter });
}

/**
 * Begins a log-in at an issuer and gives the address to send the browser to. What has to be remembered stays here, sealed, in
 * a row of its own for each attempt, so that two tabs of one browser do not disturb each other.
 */
export async function startAttempt(
  { db, issuers, sealer, log }: AttemptParts,
  start: AttemptStart,
  now: Date,
): Promise<{ url: string; browserSecret: string; end: Date }> {
  const { wanted, browserSecret, address } = start;
  const party = issuers.get(wanted.issuer);
  const userType = wanted.userType ?? null;
  const proofFor = wanted.proofFor ?? null;
  const userId = await findBeginner(db, start, party.settings.issuer, now);
  const asked = issuers.ask(party, userType, proofFor !== null);
  if (address !== null) await limitAddress(db, address, now);
  const { url, secrets } = await party.begin(asked).catch((error: unknown) => {
    if (!(error instanceof IssuerError)) throw error;
    log('warn', 'issuer', { issuer: wanted.issuer, fault: error.fault });
    throw new RefusedError(error.fault === 'clock' ? 'issuer-clock' : 'issuer-away');
  });
  const id = randomUUID();
  const secret = isSecret(browserSecret) ? browserSecret : drawSecret();
  const end = new Date(now.getTime() + ATTEMPT_MS);
  await insertAttempt(db, {
    id,
    issuerName: party.settings.name,
    purpose: findPurpose(start),
    userType,
    proofFor,
    stateHash: hashSecret(secrets.state),
    browserHash: hashSecret(secret),
    userId,
    returnPath: readReturnPath(wanted.returnPath),
    secrets: sealer.seal(JSON.stringify(secrets), secretsPlace(id)),
    createdAt: now,
    expiresAt: end,
  });
  return { url, browserSecret: secret, end };
}
