import type { ServiceState } from '@sewa/tenancy';
import type { Queryable } from '../database/database.ts';
import type { MethodKind } from '../payment-providers/PaymentProvider.ts';
import type { SetupAnswer, SetupRow } from './setupRow.ts';

const columns = `id, ref, user_id, partner, subject, purpose, return_url, browser_hash, kind, bank, segment, service_id, provider,
  provider_ref, redirect_url, state, reason, method_id, expires_at, created_at`;

type Row = SetupRow & Record<string, unknown>;

/** What somebody chose to set up. */
export interface ChosenWay {
  readonly ref: string;
  readonly kind: MethodKind;
  readonly bank: string | null;
  readonly segment: 'retail' | 'corporate';
  readonly provider: string;
  readonly expiresAt: Date;
  readonly askAt: Date;
}

/** Stores the setup of a user, before the provider hears of it. */
export async function insertSetup(
  db: Queryable,
  setup: ChosenWay & { readonly userId: string; readonly serviceId: string | null },
  now: Date,
): Promise<SetupRow | null> {
  const { ref, userId, kind, bank, segment, serviceId, provider, expiresAt, askAt } = setup;
  const { rows } = await db.query<Row>(
    `insert into payment_setups (ref, user_id, kind, bank, segment, service_id, provider, state, expires_at, ask_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, 'pending', $8, $9, $10) returning ${columns}`,
    [ref, userId, kind, bank, segment, serviceId, provider, expiresAt, askAt, now],
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

/** Writes where a setup stands; nobody asks for it any more if `isOver`. */
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
        method_id = $7, ask_at = case when $8::boolean then null else ask_at end
      where ref = $1`,
    [ref, providerRef, state, reason, redirectUrl, expiresAt, methodId, isOver],
  );
}

/** Whether a page may ask the provider now: once a second, by the real clock. Notes that it does. */
export async function claimAsk(db: Queryable, ref: string, realNow: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payment_setups set asked_at = $2 where ref = $1
      and (asked_at is null or asked_at not between $2::timestamptz - interval '1 second' and $2)`,
    [ref, realNow],
  );
  return rowCount > 0;
}

/**
 * References of some setups whose provider is to be asked now. Each is asked again after 5 and 30 minutes, then daily, and when it
 * ends; two processes never get the same one.
 */
export async function claimSetups(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ ref: string }>(
    `update payment_setups s set asks = s.asks + 1, ask_at = case when s.expires_at > $1 then least(s.expires_at, next.at) else next.at end
      from (
        select id, $1::timestamptz + case asks when 0 then interval '5 minutes' when 1 then interval '30 minutes' else interval '1 day' end as at
        from payment_setups where ask_at <= $1 order by ask_at limit 20 for update skip locked
      ) next
      where s.id = next.id returning s.ref`,
    [now],
  );
  return rows.map(({ ref }) => ref);
}

interface PaidService {
  readonly state: ServiceState;
  readonly method_id: string | null;
}

/** The service that a user pays for, with its method, or null. */
export async function findPaidService(
  db: Queryable,
  id: string,
  userId: string,
): Promise<PaidService | null> {
  const { rows } = await db.query<PaidService & Record<string, unknown>>(
    'select state, method_id from services where id = $1 and payer_user_id = $2',
    [id, userId],
  );
  return rows[0] ?? null;
}

/** Notes for operators that a provider says something else than we; once. */
export async function insertDifference(
  tx: Queryable,
  difference: { provider: string; ref: string; ours: string; theirs: string },
  now: Date,
): Promise<void> {
  const { provider, ref, ours, theirs } = difference;
  await tx.query(
    `insert into payment_differences (kind, provider, ref, ours, theirs, found_at) values ('state', $1, $2, $3, $4, $5)
      on conflict (provider, ref, kind) where settled_at is null do nothing`,
    [provider, ref, ours, theirs, now],
  );
}
