import type { Queryable } from '../platform/database/database.ts';
import { browserStart } from './openTestBrowser.ts';

/** Ids of the plan that `addRentPlan` adds. */
export const plan = {
  payer: 'mei',
  payee: 'ravi',
  other: 'tim',
  service: 'servicefirst',
  bill: 'billdecember',
  payeeId: '00000000-0000-4000-8000-000000000001',
} as const;

const tables = [
  'receipts',
  'receipt_numbers',
  'payment_differences',
  'payments',
  'bills',
  'services',
  'payees',
  'payment_methods',
  'notices',
  'rate_limits',
  'users',
];

/** Removes all payments; the ledger, which nobody may delete from, is truncated. */
export async function clearPayments(db: Queryable): Promise<void> {
  await db.query('truncate ledger_entries, refunds, payments, receipts, payment_differences');
  for (const table of tables) await db.query(`delete from ${table}`);
}

/** Mei pays Ravi $2,500 for a flat every month; her bill of December is open. Tim has no part in it. */
export async function addRentPlan(db: Queryable): Promise<void> {
  await db.query(
    `insert into users (id, name, email, proven_email, user_type_ids, is_valid) values
      ('mei', '陈美玲 Mei', 'mei@people.example', 'mei@people.example', '{1}', true),
      ('ravi', 'Ravi', 'ravi@people.example', 'ravi@people.example', '{2}', true),
      ('tim', 'Tim', 'tim@people.example', 'tim@people.example', '{1,2}', true)`,
  );
  await addRentPlanOf(db, { payer: plan.payer, payeeEmail: 'ravi@people.example' });
  await addBill(db);
}

/** Adds a rent plan without bills of somebody who is there; whoever has confirmed the email address is its payee. */
export async function addRentPlanOf(
  db: Queryable,
  { payer, payeeEmail }: { payer: string; payeeEmail: string },
): Promise<void> {
  await db.query(
    `insert into payees (id, user_id, name, bank, account_sealed, masked, email, paynow_kind, paynow_value, provider,
        provider_ref, state, usable_from, created_at)
      values ($1, $3, 'Ravi Menon', 'DBS', '\\x00', 'ending 1234', $4, 'mobile', '+6591234567', 'test',
        'payee-1', 'proven', $2, $2)`,
    [plan.payeeId, browserStart, payer, payeeEmail],
  );
  await db.query(
    `insert into services (id, type, payer_user_id, payee_id, state, block, street, floor, unit, postal_code, monthly_rent, due_day,
        starts_on, months, created_at)
      values ($1, 'pay', $4, $2, 'active', '12', 'Bedok Road', '05', '67', '460012', 250000, 1, '2026-12-01', 12, $3)`,
    [plan.service, plan.payeeId, browserStart, payer],
  );
}

/** Adds a bill of the plan. */
export async function addBill(
  db: Queryable,
  { id = plan.bill, period = '2026-12', cents = 250_000, dueOn = `${period}-01` } = {} as Partial<{
    id: string;
    period: string;
    cents: number;
    dueOn: string;
  }>,
): Promise<void> {
  await db.query(
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, created_at)
      values ($1, $2, 'rent', $3, $4, $5, $6::jsonb, 'open', $7)`,
    [
      id,
      plan.service,
      period,
      dueOn,
      cents,
      JSON.stringify([{ kind: 'rent', words: 'Rent', cents }]),
      browserStart,
    ],
  );
}

/** Adds a payment of a bill that succeeded, and what it brought to the bill. */
export async function addPayment(
  db: Queryable,
  payment: {
    id: string;
    cents: number;
    way?: 'egiro' | 'card' | 'paynow' | 'outside';
    billId?: string;
    settledAt?: Date;
    paidOn?: string | null;
  },
): Promise<void> {
  const { id, cents, way = 'egiro', billId = plan.bill, settledAt = browserStart, paidOn = null } = payment;
  await db.query(
    `insert into payments (id, bill_id, attempt, way, ref, provider, provider_ref, cents, received_cents, state, paid_on, settled_at,
        created_at, payee_id)
      select $1, $2, 1 + (select count(*) from payments where bill_id = $2), $3::text, 'ref-' || $1,
        case when $3::text <> 'outside' then 'test' end, case when $3::text <> 'outside' then 'charge-' || $1 end, $4::int,
        case when $3::text <> 'outside' then $4::int end, 'succeeded', $5, $6, $6,
        (select s.payee_id from bills b join services s on s.id = b.service_id where b.id = $2)`,
    [id, billId, way, cents, paidOn, settledAt],
  );
  await db.query(
    `update bills set paid_cents = paid_cents + $2, state = case when paid_cents + $2 >= cents then 'paid' else 'part-paid' end
      where id = $1`,
    [billId, cents],
  );
}
