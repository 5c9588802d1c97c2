import type { Attempt } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import type { IssuerName } from '../../platform/settings/settings.ts';

/** An attempt, as stored. */
export interface AttemptRow {
  id: string;
  issuer_name: IssuerName;
  purpose: Attempt['purpose'];
  user_type: 1 | 2 | 3 | null;
  /** Purpose of a step-up; null for a login. */
  proof_for: Attempt['proofFor'];
  user_id: string | null;
  return_path: string | null;
  secrets: Uint8Array;
  answer: Uint8Array | null;
  created_at: Date;
  expires_at: Date;
  returned_at: Date | null;
  used_at: Date | null;
  outcome: Exclude<Attempt['state'], 'waiting' | 'returned' | 'used'> | null;
}

const columns =
  'id, issuer_name, purpose, user_type, proof_for, user_id, return_path, secrets, answer, created_at, expires_at, returned_at, used_at, outcome';

/** Inserts an attempt. */
export async function insertAttempt(
  db: Queryable,
  attempt: {
    id: string;
    issuerName: IssuerName;
    purpose: Attempt['purpose'];
    userType: 1 | 2 | 3 | null;
    proofFor: Attempt['proofFor'];
    stateHash: string;
    browserHash: string;
    userId: string | null;
    returnPath: string | null;
    secrets: Uint8Array;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { id, issuerName, purpose, userType, stateHash, browserHash, userId, returnPath, secrets } = attempt;
  await db.query(
    `insert into log_in_attempts (id, issuer_name, purpose, user_type, state_hash, browser_hash, user_id, return_path,
        secrets, created_at, expires_at, proof_for)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      issuerName,
      purpose,
      userType,
      stateHash,
      browserHash,
      userId,
      returnPath,
      secrets,
      attempt.createdAt,
      attempt.expiresAt,
      attempt.proofFor,
    ],
  );
}

/** The browser's attempt at an issuer with this `state`, or null. */
export async function findAttemptOfState(
  db: Queryable,
  of: { issuerName: IssuerName; stateHash: string; browserHash: string },
): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(
    `select ${columns} from log_in_attempts where issuer_name = $1 and state_hash = $2 and browser_hash = $3`,
    [of.issuerName, of.stateHash, of.browserHash],
  );
  return rows[0] ?? null;
}

/** Stores an issuer's response; only the first one of an open attempt counts. */
export async function storeAnswer(db: Queryable, id: string, answer: Uint8Array, now: Date): Promise<void> {
  await db.query(
    `update log_in_attempts set answer = $2, returned_at = $3
      where id = $1 and returned_at is null and used_at is null and expires_at > $3`,
    [id, answer, now],
  );
}

/** An attempt of a browser, or null. */
export async function findAttempt(
  db: Queryable,
  id: string,
  browserHash: string,
): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(
    `select ${columns} from log_in_attempts where id::text = $1 and browser_hash = $2`,
    [id, browserHash],
  );
  return rows[0] ?? null;
}

/** Claims an open attempt that has a response; null if there is none, or another call claimed it first. */
export async function spendAttempt(
  db: Queryable,
  id: string,
  browserHash: string,
  now: Date,
): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(
    `update log_in_attempts set used_at = $3
      where id::text = $1 and browser_hash = $2 and used_at is null and returned_at is not null and expires_at > $3
      returning ${columns}`,
    [id, browserHash, now],
  );
  return rows[0] ?? null;
}

/** Records the result of an attempt and deletes its secrets. */
export async function endAttempt(
  db: Queryable,
  id: string,
  outcome: NonNullable<AttemptRow['outcome']>,
): Promise<void> {
  await db.query(
    `update log_in_attempts set outcome = $2, secrets = ''::bytea, answer = case when answer is null then null else ''::bytea end
      where id = $1`,
    [id, outcome],
  );
}

/** The key of an identity: issuer and subject. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

/** The user of an identity, and whether they are signed up; null if it is unknown. Records the login. */
export async function touchIdentity(
  tx: Queryable,
  { issuer, subject }: IdentityKey,
  now: Date,
): Promise<{ user_id: string; is_valid: boolean } | null> {
  const { rows } = await tx.query<{ user_id: string; is_valid: boolean }>(
    `update identities i set last_used_at = $3 from users u
      where i.issuer = $1 and i.subject = $2 and u.id = i.user_id returning i.user_id, u.is_valid`,
    [issuer, subject, now],
  );
  return rows[0] ?? null;
}

/** Records the company a user logged in for at an issuer; null for themselves. */
export async function noteEntityNumber(
  tx: Queryable,
  { issuer, subject }: IdentityKey,
  entityNumber: string | null,
): Promise<void> {
  await tx.query(
    `update identities set entity_number = $3
      where issuer = $1 and subject = $2 and entity_number is distinct from $3`,
    [issuer, subject, entityNumber],
  );
}

/** Records a login by one of the user's identities; false if it isn't theirs. */
export async function touchOwnIdentity(
  tx: Queryable,
  { issuer, subject }: IdentityKey,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update identities set last_used_at = $4 where issuer = $1 and subject = $2 and user_id = $3',
    [issuer, subject, userId, now],
  );
  return rowCount > 0;
}

/** URLs of the issuers at which the user has an identity. */
export async function listIssuersOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ issuer: string }>('select issuer from identities where user_id = $1', [
    userId,
  ]);
  return rows.map(({ issuer }) => issuer);
}

/** Links an identity to a user; false if it is taken, or the user has another one at this issuer. */
export async function insertIdentity(
  tx: Queryable,
  { issuer, subject }: IdentityKey,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identities (issuer, subject, user_id, created_at, last_used_at) values ($1, $2, $3, $4, $4)
      on conflict do nothing`,
    [issuer, subject, userId, now],
  );
  return rowCount > 0;
}

/** Inserts a user with an empty profile. */
export async function insertNewUser(
  tx: Queryable,
  { id, isSample, now }: { id: string; isSample: boolean; now: Date },
): Promise<void> {
  await tx.query('insert into users (id, is_sample, created_at) values ($1, $2, $3)', [id, isSample, now]);
}

/** Deletes a user that was just inserted. */
export async function deleteNewUser(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from users where id = $1 and not is_valid', [id]);
}
