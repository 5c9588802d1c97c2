import type { Queryable } from '../database/database.ts';
import type { PersonalDataLocation } from './personalData.ts';

/** What rows of a person are found by. */
export interface PersonKeys {
  id: string;
  /** Null unless proven: what was sent to an address is not theirs because they typed it. */
  email: string | null;
  phone: string | null;
}

/** What the rows of a person are found by, kept from others until the transaction ends; null when there is no such account. */
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

/** The rows of a person in one place, with names as the API writes them. */
export async function listOwnRows(
  db: Queryable,
  { table, column, hides = [], shows = 'to_jsonb(t)' }: PersonalDataLocation,
  key: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query<{ row: Record<string, unknown> }>(
    `select ${shows} - $2::text[] as row from ${table} t where ${column} = $1 order by ctid`,
    [key, hides],
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [toCamel(name), value])),
  );
}

/** Deletes the rows of a person in one place. */
export async function deleteOwnRows(
  tx: Queryable,
  { table, column }: PersonalDataLocation,
  key: string,
): Promise<void> {
  await tx.query(`delete from ${table} where ${column} = $1`, [key]);
}

/** Takes what is personal out of the rows of a person in one place. */
export async function anonymizeOwnRows(
  tx: Queryable,
  { table, column, changes = {} }: PersonalDataLocation,
  key: string,
): Promise<void> {
  const names = Object.keys(changes);
  const sets = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
  await tx.query(`update ${table} set ${sets} where ${column} = $1`, [key, ...Object.values(changes)]);
}

/** Takes the listings of a person off the market. */
export async function closeOwnListings(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update listings set status = 'closed', updated_at = current_moment()
      where status = 'live' and lister_id in (select id from listers where user_id = $1)`,
    [userId],
  );
}

/** Deletes the corporates that have nobody but this person. */
export async function deleteOwnCorporates(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `delete from corporates c using memberships m where m.corporate_id = c.id and m.user_id = $1
      and not exists (select from memberships o where o.corporate_id = c.id and o.user_id <> $1)`,
    [userId],
  );
}

/** Notes that an account is gone. */
export async function markUserDeleted(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query('update users set deleted_at = $2 where id = $1', [userId, now]);
}

/** The corporates whose other members would be left without an administrator, by name. */
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

/** When an account is to be deleted. */
export interface DeletionRow {
  asked_at: Date;
  due_at: Date;
}

/** Whether an account is to be deleted, and when. */
export async function findDeletion(db: Queryable, userId: string): Promise<DeletionRow | null> {
  const { rows } = await db.query<DeletionRow & Record<string, unknown>>({
    name: 'find-deletion',
    text: 'select asked_at, due_at from account_deletions where user_id = $1',
    values: [userId],
  });
  return rows[0] ?? null;
}

/** Notes that an account is to be deleted; false when it was noted before. */
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

/** Forgets that an account was to be deleted; false when it was not. */
export async function deleteDeletion(tx: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from account_deletions where user_id = $1', [userId]);
  return rowCount > 0;
}

/** Ids of the accounts whose time has come. */
export async function listDueDeletions(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ user_id: string }>(
    'select user_id from account_deletions where due_at <= $1 order by due_at, user_id',
    [now],
  );
  return rows.map(({ user_id }) => user_id);
}

/** Takes a deletion whose time has come for this transaction; false when it was taken back, or another process has it. */
export async function claimDueDeletion(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from account_deletions where user_id = $1 and due_at <= $2 for update skip locked',
    [userId, now],
  );
  return rowCount > 0;
}

/** Puts a deletion off. */
export async function putDeletionOff(tx: Queryable, userId: string, dueAt: Date): Promise<void> {
  await tx.query('update account_deletions set due_at = $2 where user_id = $1', [userId, dueAt]);
}
