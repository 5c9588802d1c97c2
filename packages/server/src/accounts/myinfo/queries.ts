import type { Queryable } from '../../platform/database/database.ts';
import type { Profile } from '../../platform/sessions/queries.ts';
import type { FieldName, MyinfoUserType } from './personFields.ts';

/** What waits to be submitted, sealed. */
export interface DraftRow {
  transaction_id: string;
  user_type: MyinfoUserType;
  fields: Uint8Array;
  expires_at: Date;
}

/** Keeps what Myinfo said of a user, in place of what it said before. */
export async function putDraft(
  tx: Queryable,
  draft: {
    userId: string;
    transactionId: string;
    userType: MyinfoUserType;
    fields: Uint8Array;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into myinfo_drafts (user_id, transaction_id, user_type, fields, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (user_id) do update set transaction_id = $2, user_type = $3, fields = $4, created_at = $5, expires_at = $6`,
    [draft.userId, draft.transactionId, draft.userType, draft.fields, draft.createdAt, draft.expiresAt],
  );
}

const draftColumns = 'transaction_id, user_type, fields, expires_at';

/** What waits for a user, or null. */
export async function findDraft(db: Queryable, userId: string, now: Date): Promise<DraftRow | null> {
  const { rows } = await db.query<DraftRow>(
    `select ${draftColumns} from myinfo_drafts where user_id = $1 and expires_at > $2`,
    [userId, now],
  );
  return rows[0] ?? null;
}

/** Takes what waits for a user: only the first caller gets it. */
export async function takeDraft(tx: Queryable, userId: string, now: Date): Promise<DraftRow | null> {
  const { rows } = await tx.query<DraftRow>(
    `delete from myinfo_drafts where user_id = $1 and expires_at > $2 returning ${draftColumns}`,
    [userId, now],
  );
  return rows[0] ?? null;
}

/** Deletes what was not submitted in time, and attempts that are over. */
export async function deleteOldDrafts(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from myinfo_drafts where expires_at <= $1', [now]);
  await db.query('delete from log_in_attempts where expires_at <= $1', [now]);
}

/** Writes a profile and, where sign-up is not complete, completes it as a user type. */
export async function upsertProfile(
  tx: Queryable,
  userId: string,
  profile: Profile,
  signUpAs: MyinfoUserType | null,
): Promise<void> {
  await tx.query(
    `update users set name = $2, email = $3, phone_number = $4, residential_status = $5, pass_type = $6,
        is_valid = is_valid or $7::smallint is not null,
        user_type_ids = case when $7::smallint is null or $7 = any(user_type_ids) then user_type_ids
          else user_type_ids || $7::smallint end
      where id = $1`,
    [
      userId,
      profile.name,
      profile.email,
      profile.phone_number,
      profile.residential_status,
      profile.pass_type,
      signUpAs,
    ],
  );
}

/** Keeps by which numbers somebody is an agent; those that stand there stay. */
export async function upsertAgent(
  tx: Queryable,
  userId: string,
  agent: { registration_number: string | null; licence_number: string | null },
): Promise<void> {
  await tx.query(
    `update users set registration_number = coalesce(registration_number, $2), licence_number = coalesce(licence_number, $3)
      where id = $1`,
    [userId, agent.registration_number, agent.licence_number],
  );
}

/** Keeps the identity number of a user, sealed, with the digest that tells whether somebody else has it. */
export async function putIdentityNumber(
  tx: Queryable,
  userId: string,
  { sealed, digest }: { sealed: Uint8Array; digest: Uint8Array },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into identity_numbers (user_id, sealed, digest, created_at) values ($1, $2, $3, $4)
      on conflict (user_id) do update set sealed = $2, digest = $3`,
    [userId, sealed, digest, now],
  );
}

/** Keeps where the fields of a profile came from. */
export async function putSources(
  tx: Queryable,
  userId: string,
  sources: readonly { name: FieldName; source: number }[],
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into profile_sources (user_id, field, source, at)
      select $1, field, source, $4 from unnest($2::text[], $3::smallint[]) as given (field, source)
      on conflict (user_id, field) do update set source = excluded.source, at = excluded.at`,
    [userId, sources.map(({ name }) => name), sources.map(({ source }) => source), now],
  );
}
