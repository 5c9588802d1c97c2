import type { Payee } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';

/** Columns of payee row `p` that permission rules can use. */
const columns = { userId: { sql: 'p.user_id', type: 'text' } } as const;

/** Payees that a user can see: their own. */
export const readPayees = { action: 'read', subject: 'Payee', columns } as const satisfies PermittedRows;

/** Payees that a user can remove. */
export const removablePayees = {
  action: 'delete',
  subject: 'Payee',
  columns,
} as const satisfies PermittedRows;

/** A payee without its account number. */
export interface PayeeRow {
  id: string;
  user_id: string;
  name: string;
  bank: string;
  masked: string;
  email: string | null;
  paynow_kind: 'mobile' | 'uen' | null;
  paynow_value: string | null;
  provider: string;
  provider_ref: string | null;
  state: Payee['state'];
  usable_from: Date | null;
}

const PAYEE_COLUMNS = `p.id, p.user_id, p.name, p.bank, p.masked, p.email, p.paynow_kind, p.paynow_value, p.provider, p.provider_ref,
  p.state, p.usable_from`;

/** A new payee, with its sealed account number. */
export interface NewPayeeRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly bank: string;
  readonly sealed: Buffer;
  readonly masked: string;
  readonly email: string | null;
  readonly paynow: Payee['paynow'];
  readonly provider: string;
  readonly nextPollAt: Date;
  readonly now: Date;
}

/** Inserts a payee whose account is checked next. */
export async function insertPayee(tx: Queryable, row: NewPayeeRow): Promise<void> {
  await tx.query(
    `insert into payees (id, user_id, name, bank, account_sealed, masked, email, paynow_kind, paynow_value, provider,
        state, next_poll_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'checking', $11, $12)`,
    [
      row.id,
      row.userId,
      row.name,
      row.bank,
      row.sealed,
      row.masked,
      row.email,
      row.paynow?.kind ?? null,
      row.paynow?.value ?? null,
      row.provider,
      row.nextPollAt,
      row.now,
    ],
  );
}

/** Payees that rules allow and that weren't removed, newest first. */
export async function listPayeeRows(db: Queryable, { text, values }: CompiledRules): Promise<PayeeRow[]> {
  const { rows } = await db.query<PayeeRow>(
    `select ${PAYEE_COLUMNS} from payees p where ${text} and p.removed_at is null order by p.created_at desc, p.id`,
    [...values],
  );
  return rows;
}

/** A payee that wasn't removed, locked until the transaction ends, or null; rules have parameters from $2. */
export async function lockPayee(
  tx: Queryable,
  id: string,
  { text, values }: CompiledRules = { text: 'true', values: [] },
): Promise<PayeeRow | null> {
  const { rows } = await tx.query<PayeeRow>(
    `select ${PAYEE_COLUMNS} from payees p where p.id = $1 and p.removed_at is null and ${text} for no key update`,
    [id, ...values],
  );
  return rows[0] ?? null;
}

/** A payee of a user that wasn't removed and that stays until the transaction ends, or null. */
export async function findOwnPayee(tx: Queryable, id: string, userId: string): Promise<PayeeRow | null> {
  const { rows } = await tx.query<PayeeRow>(
    `select ${PAYEE_COLUMNS} from payees p where p.id = $1 and p.user_id = $2 and p.removed_at is null for share`,
    [id, userId],
  );
  return rows[0] ?? null;
}

/** Whether another payee of the user was proven before, also one that was removed. Locks their payees until the transaction ends. */
export async function lockEarlierPayee(
  tx: Queryable,
  { id, user_id: userId }: Pick<PayeeRow, 'id' | 'user_id'>,
): Promise<boolean> {
  await tx.query('select from users where id = $1 for no key update', [userId]);
  const { rowCount } = await tx.query(
    `select from payees where user_id = $1 and id <> $2 and state = 'proven' limit 1`,
    [userId, id],
  );
  return rowCount > 0;
}

/** Writes what a provider answered about a payee; it is asked about again only while it is being checked. */
export async function updatePayee(
  tx: Queryable,
  id: string,
  row: Pick<PayeeRow, 'state' | 'usable_from' | 'provider_ref'>,
): Promise<void> {
  await tx.query(
    `update payees set state = $2, usable_from = $3, provider_ref = $4,
        next_poll_at = case when $2 = 'checking' then next_poll_at end, version = version + 1 where id = $1`,
    [id, row.state, row.usable_from, row.provider_ref],
  );
}

/** A payee that a provider is polled about, with its sealed account number. */
export interface PolledPayee extends Pick<PayeeRow, 'id' | 'name' | 'bank' | 'provider' | 'provider_ref'> {
  account_sealed: Uint8Array;
}

/** The payee of an id, or null. */
export async function findPolledPayee(db: Queryable, id: string): Promise<PolledPayee | null> {
  const { rows } = await db.query<PolledPayee>(
    'select id, name, bank, provider, provider_ref, account_sealed from payees where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

/** SQL condition: something refers to payee row `p`. */
const IS_KEPT = `exists (select from services s where s.payee_id = p.id) or exists (select from payments t where t.payee_id = p.id)
  or exists (select from receipts r where r.payee_id = p.id)`;

/** Whether a service that isn't over pays a payee, and whether anything refers to it. */
export async function findPayeeUse(tx: Queryable, id: string): Promise<{ isPaid: boolean; isKept: boolean }> {
  const { rows } = await tx.query<{ is_paid: boolean; is_kept: boolean }>(
    `select exists (select from services s where s.payee_id = p.id and s.state <> 'ended') as is_paid, ${IS_KEPT} as is_kept
      from payees p where p.id = $1`,
    [id],
  );
  return { isPaid: rows[0]?.is_paid ?? false, isKept: rows[0]?.is_kept ?? false };
}

/** Removes a payee: deletes it, or only hides it if something refers to it. */
export async function removePayeeRow(
  tx: Queryable,
  id: string,
  { isKept, now }: { isKept: boolean; now: Date },
): Promise<void> {
  if (isKept)
    await tx.query('update payees set removed_at = $2, next_poll_at = null where id = $1', [id, now]);
  else await tx.query('delete from payees where id = $1', [id]);
}

/** Deletes the payees of a user that nothing refers to. */
export async function deleteUnusedPayees(tx: Queryable, userId: string): Promise<void> {
  await tx.query(`delete from payees p where p.user_id = $1 and not (${IS_KEPT})`, [userId]);
}
