import type { Queryable } from '@sewa/server';
import type { SampleCorporate } from './sampleCorporates.ts';
import type { SampleUser } from './sampleUsers.ts';

/** Those of the ids that no blob has yet. */
export async function listMissingBlobs(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    'select wanted.id from unnest($1::text[]) as wanted (id) where not exists (select from blobs where blobs.id = wanted.id)',
    [[...ids]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether anybody who was not invented has an account. */
export async function hasRealUsers(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query('select from users where not is_sample limit 1');
  return rowCount > 0;
}

/** Whether anybody who was not invented lists homes. */
export async function hasRealListers(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query('select from listers where not is_sample limit 1');
  return rowCount > 0;
}

/** Writes invented users, who signed up before anything of theirs happened; those that are there already only get their numbers as agents. */
export async function insertSampleUsers(db: Queryable, users: readonly SampleUser[]): Promise<void> {
  const rows = users.map((user) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    proven_email: user.isEmailConfirmed ? user.email : null,
    phone_number: user.phoneNumber,
    user_type_ids: user.userTypeIds,
    residential_status: user.residentialStatus,
    pass_type: user.passType,
    registration_number: user.registrationNumber,
    licence_number: user.licenceNumber,
  }));
  await db.query(
    `insert into users (id, name, email, proven_email, phone_number, user_type_ids, residential_status, pass_type,
       registration_number, licence_number, is_valid, is_sample, created_at)
     select r.*, true, true, now() - interval '1 year' from json_to_recordset($1::json) as r (id text, name text, email text, proven_email text, phone_number text,
       user_type_ids smallint[], residential_status text, pass_type text, registration_number text, licence_number text)
     on conflict (id) do update set registration_number = excluded.registration_number, licence_number = excluded.licence_number
       where users.is_sample and users.registration_number is distinct from excluded.registration_number`,
    [JSON.stringify(rows)],
  );
}

/** Makes each invented lister the invented user of the same id. */
export async function linkSampleListers(db: Queryable): Promise<void> {
  await db.query(
    `update listers set user_id = users.id from users
     where listers.id = users.id and listers.is_sample and users.is_sample and listers.user_id is distinct from users.id`,
  );
}

/** One invented person who can log in. */
export interface SampleAccount {
  name: string;
  phoneNumber: string;
  userTypeIds: number[];
}

/** The invented people who can log in, by what they signed up as and name. */
export async function listSampleAccounts(db: Queryable): Promise<SampleAccount[]> {
  const { rows } = await db.query<SampleAccount>(
    `select name, phone_number as "phoneNumber", user_type_ids as "userTypeIds" from users
     where is_sample and name is not null and phone_number is not null order by user_type_ids, name`,
  );
  return rows;
}

/** Writes invented corporates, verified, with their organisations and people; what is there already is left as it is. */
export async function insertSampleCorporates(
  db: Queryable,
  corporates: readonly SampleCorporate[],
): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `insert into corporates (id, name, uen, verified_at, verified_by, operator_since)
      select r.id, r.name, r.uen, now(), 'sample', case when r."isOperator" then now() end
        from json_to_recordset($1::json) as r (id text, name text, uen text, "isOperator" boolean)
      on conflict do nothing returning id`,
    [JSON.stringify(corporates)],
  );
  const written = corporates.filter(({ id }) => rows.some((row) => row.id === id));
  const list = (part: 'organisations' | 'members') =>
    JSON.stringify(written.flatMap((row) => row[part].map((entry) => ({ ...entry, corporateId: row.id }))));
  await db.query(
    `insert into organisations (id, corporate_id, name)
      select r.* from json_to_recordset($1::json) as r (id text, "corporateId" text, name text)`,
    [list('organisations')],
  );
  await db.query(
    `insert into memberships (user_id, corporate_id, role, organisation_id)
      select r.* from json_to_recordset($1::json)
        as r ("userId" text, "corporateId" text, role text, "organisationId" text)`,
    [list('members')],
  );
}

/** Whether the sample market was written whole by the code of this digest. */
export async function isSampleMarketWritten(db: Queryable, source: string, digest: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from imports where source = $1 and file_digest = $2 and finished_at is not null',
    [source, digest],
  );
  return rowCount > 0;
}

/** Notes by which code the sample market was written whole, in place of what was noted before. */
export async function noteSampleMarket(db: Queryable, source: string, digest: string): Promise<void> {
  await db.query(
    `with earlier as (delete from imports where source = $1 and file_digest <> $2)
     insert into imports (source, file_digest, preset, mode, finished_at) values ($1, $2, 'sample', 'live', now())
     on conflict (source, file_digest, preset, mode) do update set finished_at = now()`,
    [source, digest],
  );
}

/** Starts an experiment; one that somebody stopped stays stopped. */
export async function startExperiment(db: Queryable, id: string): Promise<void> {
  await db.query(
    'insert into experiments (id, is_enabled, started_at) values ($1, true, now()) on conflict do nothing',
    [id],
  );
}
