import type { MethodState } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import type { MethodKind, ProviderMandate } from '../payment-providers/PaymentProvider.ts';

/** A payment method, as stored. */
export interface MethodRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly kind: MethodKind;
  readonly provider: string;
  readonly provider_ref: string;
  readonly bank: string | null;
  readonly masked: string;
  readonly limit_cents: number | null;
  readonly ends_on: string | null;
  readonly state: MethodState;
  readonly version: number;
}

type Row = MethodRow;

const columns = `m.id, m.user_id, m.kind, m.provider, m.provider_ref, m.bank, m.masked, m.limit_cents, m.ends_on::text as ends_on,
  m.state, m.version`;

/** The payment methods of a user, newest first, with the number of services that each pays for. Removed ones are left out. */
export async function listMethods(
  db: Queryable,
  userId: string,
): Promise<(MethodRow & { readonly services: number })[]> {
  const { rows } = await db.query<Row & { services: number }>(
    `select ${columns}, (
        select count(*)::int from services s where s.method_id = m.id and s.state in ('active', 'paused')
      ) as services
      from payment_methods m where m.user_id = $1 and m.state <> 'removed' order by m.created_at desc, m.id`,
    [userId],
  );
  return rows;
}

/** A method of a user that isn't removed, locked until the transaction ends, or null. */
export async function lockOwnMethod(tx: Queryable, id: string, userId: string): Promise<MethodRow | null> {
  const { rows } = await tx.query<Row>(
    `select ${columns} from payment_methods m where m.id = $1 and m.user_id = $2 and m.state <> 'removed' for update`,
    [id, userId],
  );
  return rows[0] ?? null;
}

/** A method, as paying needs it. */
export type ChargedMethod = Pick<MethodRow, 'id' | 'kind' | 'provider' | 'limit_cents' | 'ends_on' | 'state'>;

/** A method of a user, or null; it can't be removed until the transaction ends. */
export async function findMethodOf(tx: Queryable, id: string, userId: string): Promise<ChargedMethod | null> {
  const { rows } = await tx.query<ChargedMethod>({
    name: 'find-method-of',
    text: `select id, kind, provider, limit_cents, ends_on::text as ends_on, state from payment_methods
      where id = $1 and user_id = $2 and state <> 'removed' for share`,
    values: [id, userId],
  });
  return rows[0] ?? null;
}

/** A method by its mandate at a provider, locked until the transaction ends, or null. */
export async function lockMethodOf(
  tx: Queryable,
  provider: string,
  providerRef: string,
): Promise<MethodRow | null> {
  const { rows } = await tx.query<Row>(
    `select ${columns} from payment_methods m where m.provider = $1 and m.provider_ref = $2 for update`,
    [provider, providerRef],
  );
  return rows[0] ?? null;
}

/** Whose a new method is. */
export interface MethodOwner {
  readonly userId: string | null;
  readonly partner: string | null;
  readonly subject: string | null;
}

/** Stores a new method and returns its id. The provider is asked about its mandate again at `nextPollAt`. */
export async function insertMethod(
  tx: Queryable,
  method: MethodOwner & { kind: MethodKind; provider: string; mandate: ProviderMandate; nextPollAt: Date },
  now: Date,
): Promise<string> {
  const { userId, partner, subject, kind, provider, mandate, nextPollAt } = method;
  const { providerRef, bank, masked, source, limitCents, endsOn, state } = mandate;
  const { rows } = await tx.query<{ id: string }>(
    `insert into payment_methods (user_id, partner, subject, kind, provider, provider_ref, bank, masked, source, limit_cents, ends_on,
        state, next_poll_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      userId,
      partner,
      subject,
      kind,
      provider,
      providerRef,
      bank,
      masked,
      source,
      limitCents,
      endsOn,
      state,
      nextPollAt,
      now,
    ],
  );
  return rows[0]?.id ?? '';
}

/** Stores a mandate that no method has as a removed method, so that the job cancels it. */
export async function insertOverMandate(
  tx: Queryable,
  { userId, kind, provider }: { userId: string | null; kind: MethodKind; provider: string },
  { providerRef, bank, masked }: Pick<ProviderMandate, 'providerRef' | 'bank' | 'masked'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into payment_methods (user_id, kind, provider, provider_ref, bank, masked, state, next_poll_at, created_at)
      values ($1, $2, $3, $4, $5, $6, 'removed', $7, $7) on conflict (provider, provider_ref) do nothing`,
    [userId, kind, provider, providerRef, bank, masked, now],
  );
}

/**
 * A card or bank account of a user that was set up before, with a new mandate: charged by that from now on; the old mandate is cancelled
 * next. Null if it is none of theirs. Only the provider can say that they are the same: the last digits of two accounts may be, too.
 */
export async function renewMethod(
  tx: Queryable,
  { userId, kind, provider, mandate, nextPollAt }: Parameters<typeof insertMethod>[1],
  now: Date,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string; provider_ref: string }>(
    `select id, provider_ref from payment_methods where user_id = $1 and kind = $2 and provider = $3 and source = $4
        and state = 'active' order by created_at limit 1 for update`,
    [userId, kind, provider, mandate.source],
  );
  const [old] = rows;
  if (!old) return null;
  await tx.query(
    `update payment_methods set provider_ref = $2, limit_cents = $3, ends_on = $4, state = $5, next_poll_at = $6, version = version + 1
      where id = $1`,
    [old.id, mandate.providerRef, mandate.limitCents, mandate.endsOn, mandate.state, nextPollAt],
  );
  if (old.provider_ref !== mandate.providerRef)
    await insertOverMandate(
      tx,
      { userId, kind, provider },
      { ...mandate, providerRef: old.provider_ref },
      now,
    );
  return old.id;
}

/** Moves a method to another state; its mandate is asked for, or cancelled, at `nextPollAt`. */
export async function updateMethodState(
  tx: Queryable,
  id: string,
  { state, nextPollAt }: { state: MethodState; nextPollAt: Date | null },
): Promise<void> {
  await tx.query(
    'update payment_methods set state = $2, next_poll_at = $3, version = version + 1 where id = $1',
    [id, state, nextPollAt],
  );
}

/** Ends the other methods of a partner's customer, and has their mandates cancelled. */
export async function endOtherMethods(
  tx: Queryable,
  { partner, subject, methodId }: { partner: string; subject: string; methodId: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `update payment_methods set state = 'ended', next_poll_at = $4, version = version + 1
      where partner = $1 and subject = $2 and id <> $3 and state in ('active', 'suspended')`,
    [partner, subject, methodId, now],
  );
}

/** The method of a partner's customer, or null. */
export async function findCustomersMethod(
  db: Queryable,
  partner: string,
  subject: string,
): Promise<MethodRow | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from payment_methods m where m.partner = $1 and m.subject = $2 and m.state in ('active', 'suspended')
      order by m.created_at desc, m.id limit 1`,
    [partner, subject],
  );
  return rows[0] ?? null;
}

/** Methods of a user that ended and that no service is paid by any more. */
export async function listReplacedMethods(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select m.id from payment_methods m where m.user_id = $1 and m.state <> 'active'
      and not exists (select from services s where s.method_id = m.id and s.state in ('active', 'paused'))`,
    [userId],
  );
  return rows.map(({ id }) => id);
}
