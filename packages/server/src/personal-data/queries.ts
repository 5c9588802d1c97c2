import type { Queryable } from '../platform/database/database.ts';
import * as messages from './messages.ts';
import type { PersonalDataLocation } from './personalData.ts';

/** The keys by which a user's rows are found. */
export interface PersonKeys {
  id: string;
  /** Null unless confirmed: typing an address doesn't make mail sent to it theirs. */
  email: string | null;
  phone: string | null;
}

/** Locks an account until the transaction ends; returns the keys of its rows, or null if there is no such account. */
export async function lockPersonKeys(tx: Queryable, userId: string): Promise<PersonKeys | null> {
  const { rows } = await tx.query<{ id: string; email: string | null; phone: string | null }>(
    `select id, case when email = proven_email then email end as email, phone_number as phone
      from users where id = $1 and deleted_at is null for update`,
    [userId],
  );
  return rows[0] ?? null;
}

const toCamel = (name: string): string =>
  name.replace(/_(\w)/g, (_, character: string) => character.toUpperCase());

/** The condition for a user's rows in one table, whose key is $1; the case of an email address doesn't matter. */
const ownSql = ({ column, contains, only }: PersonalDataLocation): string =>
  `${contains === 'email' ? `lower(${column}) = lower($1)` : `${column} = $1`}${only === undefined ? '' : ` and (${only})`}`;

/** A user's rows in one table, with API field names. */
export async function listOwnRows(
  db: Queryable,
  location: PersonalDataLocation,
  key: string,
): Promise<Record<string, unknown>[]> {
  const { table, hides = [], shows = 'to_jsonb(t)' } = location;
  const { rows } = await db.query<{ row: Record<string, unknown> }>(
    `select ${shows} - $2::text[] as row from ${table} t where ${ownSql(location)} order by ctid`,
    [key, hides],
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamel(name), value])),
  );
}

/** Deletes a user's rows in one table. */
export async function deleteOwnRows(
  tx: Queryable,
  location: PersonalDataLocation,
  key: string,
): Promise<void> {
  await tx.query(`delete from ${location.table} where ${ownSql(location)}`, [key]);
}

/** Anonymizes a user's rows in one table. */
export async function anonymizeOwnRows(
  tx: Queryable,
  location: PersonalDataLocation,
  key: string,
): Promise<void> {
  const { table, changes = {} } = location;
  const names = Object.keys(changes);
  const sets = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
  await tx.query(`update ${table} set ${sets} where ${ownSql(location)}`, [key, ...Object.values(changes)]);
}

/** Corporates whose only member is the user $1. */
const ownCorporatesSql = `select m.corporate_id from memberships m where m.user_id = $1
  and not exists (select from memberships o where o.corporate_id = m.corporate_id and o.user_id <> $1)`;

/** Listers of the user $1, and of those corporates. */
const ownListersSql = `select id from listers where user_id = $1 or corporate_id in (${ownCorporatesSql})`;

/** Ids of a user's live listings. */
export async function listOwnLiveListings(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from listings where status = 'live' and lister_id in (${ownListersSql})`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Closes a user's listings: those that are live, or paused. */
export async function closeOwnListings(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update listings set status = 'closed', state = case when state is not null then 'closed' end, paused_because = null,
        asked_at = null, version = version + 1, updated_at = current_moment()
      where (status = 'live' or state = 'paused') and lister_id in (${ownListersSql})`,
    [userId],
  );
}

/** Deletes what only a user saw of their listings: drafts with their photos, and reasons for operators; returns the ids of the drafts. */
export async function deleteOwnDrafts(tx: Queryable, userId: string): Promise<string[]> {
  await tx.query(
    `update listings set low_rent_reason = null where low_rent_reason is not null and lister_id in (${ownListersSql})`,
    [userId],
  );
  await tx.query(`delete from listing_agents where lister_id in (${ownListersSql})`, [userId]);
  const { rows } = await tx.query<{ id: string }>(
    `delete from listings where status = 'hidden' and lister_id in (${ownListersSql}) returning id`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Authorities that a user granted and that are not over, by their unit. */
export async function listOwnGrants(
  tx: Queryable,
  userId: string,
): Promise<{ id: string; unit_id: string; registration_number: string }[]> {
  const { rows } = await tx.query<{ id: string; unit_id: string; registration_number: string }>(
    `select a.id, a.unit_id, a.registration_number from authorities a join units u on u.id = a.unit_id
      where a.granted_at is not null and a.ended_at is null
        and (u.owner_user_id = $1 or u.owner_corporate_id in (${ownCorporatesSql}))
      order by a.unit_id, a.id`,
    [userId],
  );
  return rows;
}

/** Ids of the disputes that a user began, and of the authorities they asked for. */
export async function listOwnClaims(
  tx: Queryable,
  userId: string,
): Promise<{ disputes: string[]; authorities: string[] }> {
  const { rows } = await tx.query<{ disputes: string[]; authorities: string[] }>(
    `select array(select d.id::text from unit_disputes d where d.claimed_by_user_id = $1
          or d.claimed_by_corporate_id in (${ownCorporatesSql})) as disputes,
        array(select a.id::text from authorities a where a.asked_by = $1) as authorities`,
    [userId],
  );
  return rows[0] ?? { disputes: [], authorities: [] };
}

/** Deletes the corporates whose only member is this user; their listers keep no name. */
export async function deleteOwnCorporates(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update listers set name = $2, phone_number = null, email = null where corporate_id in (${ownCorporatesSql})`,
    [userId, messages.formerUser],
  );
  await tx.query(`delete from corporates where id in (${ownCorporatesSql})`, [userId]);
}

/** Marks an account as deleted. */
export async function markUserDeleted(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query('update users set deleted_at = $2 where id = $1', [userId, now]);
}

/** Names of the corporates whose other members would be left without an administrator. */
export async function listCorporatesLeftAlone(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `select c.name from memberships m join corporates c on c.id = m.corporate_id
      where m.user_id = $1 and m.role = 'administrator'
        and exists (select from memberships o where o.corporate_id = m.corporate_id and o.user_id <> $1)
        and not exists (select from memberships o where o.corporate_id = m.corporate_id and o.user_id <> $1
          and o.role = 'administrator')
      order by c.name for update of c`,
    [userId],
  );
  return rows.map(({ name }) => name);
}

/** A requested account deletion. */
export interface DeletionRow {
  asked_at: Date;
  due_at: Date;
}

/** The pending deletion of an account, or null. */
export async function findDeletion(db: Queryable, userId: string): Promise<DeletionRow | null> {
  const { rows } = await db.query<DeletionRow>({
    name: 'find-deletion',
    text: 'select asked_at, due_at from account_deletions where user_id = $1',
    values: [userId],
  });
  return rows[0] ?? null;
}

/** Inserts a deletion; false if there is one already. */
export async function insertDeletion(
  tx: Queryable,
  userId: string,
  { askedAt, dueAt }: { askedAt: Date; dueAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into account_deletions (user_id, asked_at, due_at) values ($1, $2, $3) on conflict do nothing`,
    [userId, askedAt, dueAt],
  );
  return rowCount > 0;
}

/** Cancels a deletion; false if there was none. */
export async function deleteDeletion(tx: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from account_deletions where user_id = $1', [userId]);
  return rowCount > 0;
}

/** Ids of the accounts whose deletion is due. */
export async function listDueDeletions(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ user_id: string }>(
    'select user_id from account_deletions where due_at <= $1 order by due_at, user_id',
    [now],
  );
  return rows.map(({ user_id }) => user_id);
}

/** Claims a due deletion for this transaction; false if it was cancelled, or another process has it. */
export async function claimDueDeletion(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from account_deletions where user_id = $1 and due_at <= $2 for update skip locked',
    [userId, now],
  );
  return rowCount > 0;
}

/** Postpones a deletion. */
export async function putDeletionOff(tx: Queryable, userId: string, dueAt: Date): Promise<void> {
  await tx.query('update account_deletions set due_at = $2 where user_id = $1', [userId, dueAt]);
}
