import type { Queryable } from '../../platform/database/database.ts';
import type { MethodKind } from '../payment-providers/PaymentProvider.ts';
import type { SetupAnswer, SetupRow } from './setupRow.ts';

const columns = `id, ref, user_id, partner, subject, purpose, return_url, browser_hash, kind, bank, segment, service_id, provider,
  provider_ref, redirect_url, state, reason, method_id, expires_at, cancelled_at, created_at`;

type Row = SetupRow;

/** What somebody chose to set up. */
export interface ChosenMethod {
  readonly ref: string;
  readonly kind: MethodKind;
  readonly bank: string | null;
  readonly segment: 'retail' | 'corporate';
  readonly provider: string;
  readonly expiresAt: Date;
  readonly nextPollAt: Date;
}

/** Stores the setup of a user, before the provider hears of it. */
export async function insertSetup(
  db: Queryable,
  setup: ChosenMethod & { readonly userId: string; readonly serviceId: string | null },
  now: Date,
): Promise<SetupRow | null> {
  const { ref, userId, kind, bank, segment, serviceId, provider, expiresAt, nextPollAt } = setup;
  const { rows } = await db.query<Row>(
    `insert into payment_setups (ref, user_id, kind, bank, segment, service_id, provider, state, expires_at, next_poll_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $9, $10) returning ${columns}`,
    [ref, userId, kind, bank, segment, serviceId, provider, expiresAt, nextPollAt, now],
  );
  return rows[0] ?? null;
}

/** A setup of a user, or null. */
export async function findOwnSetup(db: Queryable, id: string, userId: string): Promise<SetupRow | null> {
  const { rows } = await db.query<Row>(
    `select ${columns} from payment_setups where id = $1 and user_id = $2`,
    [id, userId],
  );
  return rows[0] ?? null;
}

/** The setups of a user since a moment that aren't finished or cancelled, newest first; of one bank or of cards, the newest. */
export async function listUnfinishedSetups(db: Queryable, userId: string, since: Date): Promise<SetupRow[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from payment_setups s
      where user_id = $1 and created_at >= $2 and cancelled_at is null and state in ('pending', 'processing', 'expired')
        and not exists (select from payment_setups l where l.user_id = s.user_id and l.kind = s.kind
          and l.bank is not distinct from s.bank and (l.created_at, l.id) > (s.created_at, s.id))
      order by created_at desc, id`,
    [userId, since],
  );
  return rows;
}

/** Writes that a locked setup was cancelled by its user. */
export async function writeCancelled(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query(
    `update payment_setups set cancelled_at = $2, redirect_url = null, next_poll_at = null,
        state = case when state in ('pending', 'processing') then 'abandoned' else state end
      where id = $1`,
    [id, now],
  );
}

/** A setup by our reference of it, or null. */
export async function findSetup(db: Queryable, ref: string): Promise<SetupRow | null> {
  const { rows } = await db.query<Row>(`select ${columns} from payment_setups where ref = $1`, [ref]);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSetup(tx: Queryable, ref: string): Promise<SetupRow | null> {
  const { rows } = await tx.query<Row>(`select ${columns} from payment_setups where ref = $1 for update`, [
    ref,
  ]);
  return rows[0] ?? null;
}

/** Writes where a setup stands; its provider isn't polled any more if `isOver`. */
export async function updateSetup(
  tx: Queryable,
  ref: string,
  setup: SetupAnswer & {
    readonly expiresAt: Date;
    readonly methodId: string | null;
    readonly isOver: boolean;
  },
): Promise<void> {
  const { providerRef, state, reason, redirectUrl, expiresAt, methodId, isOver } = setup;
  await tx.query(
    `update payment_setups set provider_ref = coalesce($2, provider_ref), state = $3, reason = $4, redirect_url = $5, expires_at = $6,
        method_id = $7, next_poll_at = case when $8::boolean then null else next_poll_at end
      where ref = $1`,
    [ref, providerRef, state, reason, redirectUrl, expiresAt, methodId, isOver],
  );
}

/** Claims a poll for a page that waits: one a second, by the real clock. */
export async function claimPagePoll(db: Queryable, ref: string, realNow: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payment_setups set polled_at = $2 where ref = $1
      and (polled_at is null or polled_at not between $2::timestamptz - interval '1 second' and $2)`,
    [ref, realNow],
  );
  return rowCount > 0;
}
