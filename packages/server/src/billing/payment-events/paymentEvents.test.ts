import { beforeEach, describe, expect, test } from 'vitest';
import { makeRandom } from '../../testing/makeRandom.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { insertService, openPayments, resetPayers } from '../../testing/openPayers.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { ProviderEvent } from '../payment-providers/PaymentProvider.ts';
import { PaymentProviders } from '../payment-providers/PaymentProviders.ts';
import { handlePaymentEvents } from './handlePaymentEvents.ts';

const getDatabase = openTestDatabase();
const HOUR = 3_600_000;

let payments: ReturnType<typeof openPayments>;

beforeEach(async () => {
  await resetPayers(getDatabase().db);
  payments = openPayments(getDatabase().db);
});

const count = async (what: string) =>
  Number((await getDatabase().db.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n);

function openReceiver() {
  const { server, queued } = makeTestServer(getDatabase().db, {
    clock: payments.clock,
    paymentProviders: new PaymentProviders([payments.provider]),
  });
  const send = async (body: string, signature: string | null = 'good', provider = 'test') =>
    server.request(`${testOrigin}/api/payment/webhooks/${provider}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== null && { 'x-signature': signature }),
      },
      body,
    });
  return { send, queued };
}

/** Begins the setup of a card, and returns our reference of it. */
async function begin(): Promise<string> {
  const browser = await payments.signIn('pia');
  const { data } = await browser.call('/api/payment/setups', { kind: 'card' });
  return new URL(String(data.redirectUrl)).searchParams.get('ref') ?? '';
}

const tell = (id: string, ref: string, kind: ProviderEvent['kind'] = 'setup') =>
  JSON.stringify([{ id, kind, ref }]);

describe('a webhook', () => {
  test('is stored once, answered, and moves what the provider says has moved', async () => {
    const ref = await begin();
    const { send, queued } = openReceiver();
    payments.provider.finishSetup(ref, { state: 'active' });
    for (let time = 0; time < 3; time += 1) expect((await send(tell('event-1', ref))).status).toBe(200);
    expect(await count('provider_events where handled_at is null')).toBe(1);
    expect(queued.map(({ name }) => name)).toContain('handle-payment-events');
    expect(await count('payment_methods')).toBe(0);
    await Promise.all([1, 2].map(() => handlePaymentEvents(payments.openSystem(), {})));
    expect(await count('payment_methods')).toBe(1);
    expect(await count('provider_events where handled_at is null')).toBe(0);
  });

  test('that says more than the provider knows moves nothing', async () => {
    const ref = await begin();
    await openReceiver().send(tell('event-1', ref));
    await openReceiver().send(tell('event-2', 'nobody-knows-this'));
    await openReceiver().send(tell('event-3', 'no-mandate', 'mandate'));
    await handlePaymentEvents(payments.openSystem(), {});
    expect(await count(`payment_setups where state = 'pending'`)).toBe(1);
    expect(await count('provider_events where handled_at is null')).toBe(0);
  });

  test('about a payee or a mandate has the provider asked at once', async () => {
    const { db } = getDatabase();
    payments.provider.mandates.set('a-mandate', {
      providerRef: 'a-mandate',
      masked: 'ending 4242',
      source: null,
      bank: null,
      limitCents: null,
      endsOn: null,
      state: 'ended',
    });
    await db.query(
      `insert into payment_methods (user_id, kind, provider, provider_ref, masked, created_at)
        values ('pia', 'card', 'test', 'a-mandate', 'ending 4242', now())`,
    );
    const { providerRef } = await payments.provider.registerPayee({
      ref: 'a-payee',
      name: 'Owner',
      bank: 'DBS',
      accountNumber: '1234567890',
    });
    const { rows } = await db.query<{ id: string }>(
      `insert into payees (user_id, name, bank, account_sealed, masked, provider, provider_ref, state, next_poll_at, created_at)
        values ('pia', 'Owner', 'DBS', 'x', 'ending 7890', 'test', $1, 'checking', '2027-01-01', now()) returning id`,
      [providerRef],
    );
    await openReceiver().send(tell('event-1', 'a-mandate', 'mandate'));
    await openReceiver().send(tell('event-2', rows[0]?.id ?? '', 'payee'));
    await handlePaymentEvents(payments.openSystem(), {});
    expect(await count(`payment_methods where state = 'ended'`)).toBe(1);
    expect(await count(`payees where state = 'proven'`)).toBe(1);
  });

  test('about a charge has the payment settled as the provider says, once', async () => {
    const { db } = getDatabase();
    await insertService(db);
    await payments.provider.charge({
      ref: 'a-charge',
      kind: 'paynow',
      mandate: null,
      cents: 250_000,
      feeCents: 0,
      payee: 'payee',
      returnUrl: testOrigin,
    });
    await db.query(
      `with b as (update bills set state = 'processing' returning id)
        insert into payments (id, bill_id, attempt, way, ref, provider, cents, state, next_poll_at, created_at)
          select 'pppppppppppp', id, 1, 'paynow', 'a-charge', 'test', 250000, 'processing', '2027-01-01', now() from b`,
    );
    for (const id of ['event-1', 'event-2']) {
      await openReceiver().send(tell(id, 'a-charge', 'charge'));
      await handlePaymentEvents(payments.openSystem(), {});
    }
    expect(await count(`payments where state = 'succeeded' and received_cents = 250000`)).toBe(1);
    expect(await count(`bills where state = 'paid'`)).toBe(1);
    expect(await count(`ledger_entries where account = 'received'`)).toBe(1);
  });

  test('is tried again while the provider does not answer', async () => {
    const ref = await begin();
    payments.provider.finishSetup(ref, { state: 'active' });
    await openReceiver().send(tell('event-1', ref));
    payments.provider.failures.set('findSetup', 'before');
    await handlePaymentEvents(payments.openSystem(), {});
    expect(await count('provider_events where handled_at is null')).toBe(1);
    await handlePaymentEvents(payments.openSystem(), {});
    expect(await count('payment_methods')).toBe(1);
  });

  test('of no provider is 404, and 200 forged ones are refused and leave nothing', async () => {
    const ref = await begin();
    const { send } = openReceiver();
    expect((await send(tell('event-1', ref), 'good', 'nobody')).status).toBe(404);
    for (let number = 0; number < 200; number += 1) {
      const answer = await send(tell(`event-${number}`, ref), number % 2 ? null : `forged-${number}`);
      expect(answer.status).toBe(400);
    }
    expect(await count('provider_events')).toBe(0);
  });
});

/** What became of setups, in their order. */
async function listOutcomes(refs: readonly string[]): Promise<unknown> {
  const { rows } = await getDatabase().db.query<{ ref: string; state: string; reason: string | null }>(
    'select ref, state, reason, method_id is not null as has_method from payment_setups',
  );
  const byRef = new Map(rows.map(({ ref, ...outcome }) => [ref, outcome]));
  return refs.map((ref) => byRef.get(ref));
}

const SETUPS = 20;
const EVENTS_PER_SETUP = 25;
const outcomes = [
  { state: 'active' },
  { state: 'rejected', reason: 'rejected-by-bank' },
  { state: 'abandoned' },
  { state: 'processing' },
] as const;

/** The saved card of a setup. */
const makeCard = (ref: string, number: number) =>
  ({
    providerRef: `mandate-${ref}`,
    masked: `ending ${4_000 + number}`,
    source: null,
    bank: null,
    limitCents: null,
    endsOn: null,
    state: 'active',
  }) as const;

/** Sends 500 events about setups that move meanwhile, in the order of a seed: some twice, some an hour late. Null: in order, once. */
async function run(seed: number | null): Promise<unknown> {
  const { db } = getDatabase();
  await resetPayers(db);
  payments = openPayments(db);
  const refs = Array.from({ length: SETUPS }, (_, number) => `setup-${number}`);
  for (const ref of refs) {
    await payments.provider.beginSetup({
      ref,
      kind: 'card',
      bank: null,
      segment: 'retail',
      returnUrl: testOrigin,
      expiresAt: new Date('2026-11-28T04:00:00Z'),
    });
  }
  await db.query(
    `insert into payment_setups (ref, user_id, kind, provider, state, expires_at, created_at)
      select ref, 'pia', 'card', 'test', 'pending', '2026-11-28T04:00:00Z', '2026-11-21T04:00:00Z' from unnest($1::text[]) as ref`,
    [refs],
  );
  const random = makeRandom(seed ?? 0);
  const events = refs.flatMap((ref, number) =>
    Array.from({ length: EVENTS_PER_SETUP }, (_, step) => ({ ref, number, id: `${ref}-${step}` })),
  );
  const ordered =
    seed === null
      ? events.map((event) => ({ ...event, isLate: false, times: 1 }))
      : events
          .map((event) => ({ event, place: random(1_000_000) }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ event }) => ({ ...event, isLate: random(10) === 0, times: random(10) < 3 ? 2 : 1 }));
  const { send } = openReceiver();
  const deliver = async (list: typeof ordered) => {
    const told = list.flatMap((event) => Array.from({ length: event.times }, () => event));
    for (let first = 0; first < told.length; first += 20) {
      const batch = told.slice(first, first + 20);
      for (const { ref, number } of batch) {
        const outcome = outcomes[number % outcomes.length];
        if (outcome && payments.provider.setups.get(ref)?.state === 'pending')
          payments.provider.finishSetup(ref, { ...outcome, mandate: makeCard(ref, number) });
      }
      await send(JSON.stringify(batch.map(({ id, ref }) => ({ id, kind: 'setup', ref }))));
      if (random(3) === 0) await handlePaymentEvents(payments.openSystem(), {});
    }
    await handlePaymentEvents(payments.openSystem(), {});
  };
  await deliver(ordered.filter(({ isLate }) => !isLate));
  payments.wait(HOUR);
  await deliver(ordered.filter(({ isLate }) => isLate));
  expect(await count('provider_events')).toBe(SETUPS * EVENTS_PER_SETUP);
  expect(await count('payment_methods')).toBe(Math.ceil(SETUPS / outcomes.length));
  return listOutcomes(refs);
}

test('500 events, doubled, shuffled and late, end as the same events in order', {
  timeout: 120_000,
}, async () => {
  const expected = await run(null);
  for (const seed of [1, 2, 3, 4, 5]) expect(await run(seed)).toEqual(expected);
});
