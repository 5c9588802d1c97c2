import { PaymentProviders } from '../billing/payment-providers/PaymentProviders.ts';
import { createTableBlobs } from '../platform/blobs/createTableBlobs.ts';
import type { Context } from '../platform/calling/Context.ts';
import type { Database } from '../platform/database/database.ts';
import { createSession } from '../platform/sessions/session.ts';
import type { TestProvider } from './makePaymentProvider.ts';
import { makeTestContext } from './makeTestContext.ts';
import { makeTestServer, testOrigin } from './makeTestServer.ts';

/** The moment at which a test of bills begins: a morning in Singapore. */
export const billsStart = new Date('2026-12-01T00:30:00Z');

/** The service and the bill of most tests: Tim pays Olga $2,500 for December. */
export const rent = { service: 'ssssssssssss', bill: 'aaaaaaaaaaaa', cents: 250_000 } as const;

/** Ids of the methods of Tim, and of the payee he added. */
export const methods = {
  egiro: '00000000-0000-4000-8000-000000000001',
  card: '00000000-0000-4000-8000-000000000002',
  small: '00000000-0000-4000-8000-000000000003',
  ofMax: '00000000-0000-4000-8000-000000000004',
} as const;

const payee = '00000000-0000-4000-8000-0000000000aa';

/** Inserts a bill of the rent, with its entry in the ledger. */
export async function addBill(
  db: Database,
  {
    id,
    period,
    cents = rent.cents,
    collectOn = null,
  }: { id: string; period: string; cents?: number; collectOn?: string | null },
): Promise<void> {
  await db.query(
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, collect_on, created_at)
      values ($1, $2, 'rent', $3, ($3 || '-01')::date, $4, '[]', 'open', $5, $6)`,
    [id, rent.service, period, cents, collectOn, billsStart],
  );
  await db.query(
    `insert into ledger_entries (transaction_id, kind, account, cents, bill_id, at)
      select t, 'bill', account, cents, $1, $2
        from gen_random_uuid() as t, (values ('receivable', $3::int), ('billed', -$3::int)) as e (account, cents)`,
    [id, billsStart, cents],
  );
}

/** Tim, who pays Olga by eGIRO; Max, who has nothing to do with it; and Oli, an operator. Everything else is gone. */
export async function resetBills(db: Database): Promise<void> {
  await db.query(`truncate ledger_entries, receipts, receipt_numbers, refunds, payments, payment_links, payment_differences, bills,
    service_files, services, payees, payment_methods, notices, corporates, rate_limits, idempotency_keys, users cascade`);
  await db.query('delete from jobs.job');
  await db.query(`insert into users (id, name, email, proven_email, user_type_ids, is_valid)
    select id, initcap(id), id || '@people.example', id || '@people.example', types::smallint[], true
    from (values ('tim', '{1}'), ('olga', '{2}'), ('max', '{1}'), ('oli', '{4}')) as people (id, types)`);
  await db.query(`insert into corporates (id, name, operator_since, verified_at, verified_by)
    values ('desk', 'Sewa Help', now(), now(), 'operator')`);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('desk', 'oli', 'administrator')`,
  );
  await db.query(
    `insert into payment_methods (id, user_id, kind, provider, provider_ref, masked, limit_cents, created_at) values
      ($1, 'tim', 'egiro', 'test', 'm1', 'ending 4242', null, $5), ($2, 'tim', 'card', 'test', 'm2', 'ending 1111', null, $5),
      ($3, 'tim', 'egiro', 'test', 'm3', 'ending 2222', 100, $5), ($4, 'max', 'egiro', 'test', 'm4', 'ending 3333', null, $5)`,
    [methods.egiro, methods.card, methods.small, methods.ofMax, billsStart],
  );
  await db.query(
    `insert into payees (id, user_id, name, bank, account_sealed, masked, email, provider, provider_ref, state,
        usable_from, created_at)
      values ($1, 'tim', 'Olga', 'DBS', 'x', 'ending 1234', 'olga@people.example', 'test', 'payee-olga', 'proven', $2, $2)`,
    [payee, billsStart],
  );
  await db.query(
    `insert into services (id, type, payer_user_id, payee_id, method_id, state, street, postal_code, monthly_rent, due_day, starts_on,
        months, created_at)
      values ($1, 'pay', 'tim', $2, $3, 'active', 'Ang Mo Kio Avenue 3', '560210', $4, 1, '2026-12-01', 12, $5)`,
    [rent.service, payee, methods.egiro, rent.cents, billsStart],
  );
  await addBill(db, { id: rent.bill, period: '2026-12' });
}

/** Sums of the ledger by account; accounts at zero are left out. */
export async function sumLedger(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.query<{ account: string; cents: number }>(
    `select account, sum(cents)::int as cents from ledger_entries group by account having sum(cents) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** What the provider holds: what came, less what went back. */
export const sumProvider = ({ charges }: TestProvider): number =>
  [...charges.values()]
    .filter(({ state }) => state === 'succeeded' || state === 'disputed')
    .reduce((sum, { receivedCents, refundedCents }) => sum + receivedCents - refundedCents, 0);

/** What is open of all bills. */
export async function sumOpenBills(db: Database): Promise<number> {
  const { rows } = await db.query<{ cents: number }>(
    `select coalesce(sum(cents - paid_cents), 0)::int as cents from bills where state <> 'cancelled'`,
  );
  return rows[0]?.cents ?? 0;
}

/** A context of the platform at a moment, with a provider. */
export const openSystem = (db: Database, provider: TestProvider, now = billsStart): Context =>
  makeTestContext(db, { now, caller: 'system', paymentProviders: new PaymentProviders([provider]) });

let lastKey = 0;

/** Somebody who is signed in and calls the API of bills; null is a visitor. */
export async function openBills(
  db: Database,
  userId: string | null,
  provider: TestProvider,
  {
    now = billsStart,
    corporateId,
    keyDelays = Array.from({ length: 400 }, () => 50),
  }: { now?: Date; corporateId?: string; keyDelays?: readonly number[] } = {},
) {
  const paymentProviders = new PaymentProviders([provider]);
  const given = { clock: () => now, keyDelays, blobs: createTableBlobs(db), paymentProviders };
  const { server, lines } = makeTestServer(db, given);
  const secret = userId === null ? '' : await createSession(db, userId, { now });
  if (corporateId !== undefined)
    await db.query('update sessions set corporate_id = $1 where user_id = $2', [corporateId, userId]);

  /** Calls the API: the status, the data, and the names of the fields that are wrong. */
  async function call(method: string, path: string, body?: object, key?: string) {
    lastKey += 1;
    const response = await server.request(`${testOrigin}${path}`, {
      method,
      headers: {
        origin: testOrigin,
        cookie: `test-session=${secret}`,
        'idempotency-key': key ?? `bills-key-${lastKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const content = (await response.json()) as {
      data: Record<string, unknown>;
      fields?: { name: string }[];
    };
    const fields = content.fields?.map(({ name }) => name) ?? [];
    return { status: response.status, data: content.data, fields };
  }
  const post = (path: string, body: object = {}, key?: string) => call('POST', path, body, key);
  return {
    lines,
    post,
    get: (path: string) => call('GET', path),
    pay: (body: object = { methodId: methods.egiro }, key?: string, bill: string = rent.bill) =>
      post(`/api/bills/${bill}/pay`, body, key),
    move: (name: string, body: object = {}, bill: string = rent.bill) =>
      post(`/api/bills/${bill}/${name}`, body),
    refund: (payment: unknown, cents: number, key?: string) =>
      post(`/api/payments/${String(payment)}/refund`, { cents, words: 'Too much' }, key),
  };
}
