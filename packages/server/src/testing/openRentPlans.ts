import type { Bill, Payee, Service } from '@sewa/api/client';
import { PaymentProviders } from '../billing/payment-providers/PaymentProviders.ts';
import type { Context } from '../platform/calling/Context.ts';
import type { Database } from '../platform/database/database.ts';
import { createSealer } from '../platform/sealing/createSealer.ts';
import { createSession } from '../platform/sessions/session.ts';
import { makePaymentProvider, type TestProvider } from './makePaymentProvider.ts';
import { makeTestContext } from './makeTestContext.ts';
import { makeTestServer, testOrigin } from './makeTestServer.ts';

/** The moment at which a test of rent plans begins: noon in Singapore. */
export const plansStart = new Date('2026-11-21T04:00:00Z');

/** A rent plan that begins in ten days. */
export const testPlan = {
  type: 'pay',
  home: {
    address: {
      block: '123',
      street: 'Ang Mo Kio Avenue 3',
      floor: '05',
      unit: '123',
      postalCode: '560123',
    },
    propertyType: 0,
  },
  monthlyRent: 250_000,
  dueDay: 1,
  from: '2026-12-01',
  months: 12,
};

/** A payee whose account is lars's. */
const testPayee = {
  name: 'Lars Lim',
  bank: 'DBS',
  accountNumber: '012-345678-9',
  email: 'lars@people.example',
};

/** The tenants tess and otto, the owner lars, and oli, who operates the product. */
export async function resetRentPlans(db: Database): Promise<void> {
  await db.query('truncate services, payees, payment_methods, ledger_entries cascade');
  for (const table of ['notices', 'corporates', 'jobs.job', 'rate_limits', 'idempotency_keys', 'users'])
    await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, email, proven_email, phone_number, user_type_ids, residential_status, is_valid)
    select id, initcap(id), id || '@people.example', id || '@people.example', phone, types::smallint[], 'C', true
    from (values ('tess', '+6580000911', '{1}'), ('otto', '+6580000912', '{1}'), ('lars', '+6580000913', '{2}'),
      ('oli', '+6580000914', '{4}')) as people (id, phone, types)`);
  await db.query(`insert into corporates (id, name, operator_since, verified_at, verified_by)
    values ('desk', 'Sewa Help', now(), now(), 'operator')`);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('desk', 'oli', 'administrator')`,
  );
}

/** Gives somebody a card at a provider; returns its id. */
export async function addCard(db: Database, userId: string, provider = 'test'): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into payment_methods (user_id, kind, provider, provider_ref, masked, created_at)
      values ($1, 'card', $3, gen_random_uuid()::text, 'ending 4242', $2) returning id`,
    [userId, plansStart, provider],
  );
  return rows[0]?.id ?? '';
}

/** Options of somebody who uses rent plans. */
export interface RentPlanOptions {
  readonly now?: Date;
  readonly provider?: TestProvider;
  readonly corporateId?: string;
  /** @default true */
  readonly isSteppedUp?: boolean;
}

const makeServices = (provider: TestProvider) => ({
  paymentProviders: new PaymentProviders([provider]),
  sealer: createSealer(Buffer.alloc(32, 1)),
});

/** The context of a job at a moment. */
export const makeJobContext = (
  db: Database,
  { now = plansStart, provider = makePaymentProvider() }: RentPlanOptions = {},
): Context => makeTestContext(db, { now, caller: 'system', ...makeServices(provider) });

let lastKey = 0;

/** Somebody who is signed in and calls the API of rent plans; null is a visitor. */
export async function openRentPlans(
  db: Database,
  userId: string | null,
  {
    now = plansStart,
    provider = makePaymentProvider(),
    corporateId,
    isSteppedUp = true,
  }: RentPlanOptions = {},
) {
  const keyDelays = Array.from({ length: 400 }, () => 50);
  const { server, lines } = makeTestServer(db, { clock: () => now, keyDelays, ...makeServices(provider) });
  const secret = userId === null ? '' : await createSession(db, userId, { now });
  await db.query(
    'update sessions set proven_at = $1, corporate_id = coalesce($2, corporate_id) where user_id = $3',
    [isSteppedUp ? now : null, corporateId ?? null, userId],
  );

  async function call<Data = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ) {
    lastKey += 1;
    const response = await server.request(`${testOrigin}${path}`, {
      method,
      headers: {
        origin: testOrigin,
        cookie: `test-session=${secret}`,
        'idempotency-key': key ?? `plans-key-${lastKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const content = (response.status === 204 ? {} : await response.json()) as {
      data: Data;
      message: string;
      fields?: { name: string }[];
    };
    const fields = content.fields?.map(({ name }) => name) ?? [];
    return { status: response.status, data: content.data, fields, message: content.message };
  }

  const get = <Data>(path: string) => call<Data>('GET', path);
  const post = <Data = Record<string, unknown>>(path: string, body: unknown, key?: string) =>
    call<Data>('POST', path, body, key);
  const addPayee = (changes: object = {}) =>
    post<Pick<Payee, 'id' | 'state' | 'usableFrom'>>('/api/payees', { ...testPayee, ...changes });
  const createService = (changes: object = {}) =>
    post<Pick<Service, 'id' | 'state' | 'version' | 'may'>>('/api/services', { ...testPlan, ...changes });
  return {
    call,
    get,
    post,
    lines,
    addPayee,
    createService,
    /** A rent plan with a payee of its own. */
    begin: async (changes: object = {}) => {
      const payee = await addPayee();
      return (await createService({ payeeId: payee.data.id, ...changes })).data;
    },
    move: (id: string, name: string, version: number, rest: object = {}) =>
      post<Pick<Service, 'id' | 'state' | 'version' | 'may'>>(`/api/services/${id}/${name}`, {
        version,
        ...rest,
      }),
    service: async (id: string) => (await get<Service>(`/api/services/${id}`)).data,
    bills: async (id: string) => (await get<Bill[]>(`/api/services/${id}/bills`)).data,
    payees: async () => (await get<Payee[]>('/api/payees')).data,
  };
}
