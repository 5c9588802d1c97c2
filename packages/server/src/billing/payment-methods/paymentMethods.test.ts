import { beforeEach, describe, expect, test } from 'vitest';
import { insertService, openPayments, resetPayers } from '../../testing/openPayers.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { pollMandates } from './pollMandates.ts';

const getDatabase = openTestDatabase();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let payments: ReturnType<typeof openPayments>;

beforeEach(async () => {
  await resetPayers(getDatabase().db);
  payments = openPayments(getDatabase().db);
});

/** Sets up a method of pia's. */
async function addMethod(mandate: object = {}) {
  const browser = await payments.signIn('pia');
  const { data } = await browser.call('/api/payment/setups', { kind: 'card' });
  const ref = new URL(String(data.redirectUrl)).searchParams.get('ref') ?? '';
  payments.provider.finishSetup(ref, { state: 'active', mandate: mandate as never });
  payments.wait(1_001);
  const { data: setup } = await browser.call(`/api/payment/setups/${data.id}`);
  return { browser, id: String(setup.methodId), mandate: `mandate-${ref}` };
}

const findState = async (id: string) =>
  (
    await getDatabase().db.query<{ state: string; next_poll_at: Date | null }>(
      'select state, next_poll_at from payment_methods where id = $1',
      [id],
    )
  ).rows[0];

describe('removing a payment method', () => {
  test('takes it off the services, cancels its mandate, and can be sent again', async () => {
    const { db } = getDatabase();
    const { browser, id, mandate } = await addMethod();
    await insertService(db, id);
    expect((await browser.call(`/api/payment/methods/${id}`, undefined, 'DELETE')).status).toBe(200);
    expect(payments.provider.mandates.get(mandate)?.state).toBe('ended');
    expect(await findState(id)).toEqual({ state: 'removed', next_poll_at: null });
    const { rows } = await db.query('select s.method_id, b.collect_on from services s, bills b');
    expect(rows).toEqual([{ method_id: null, collect_on: null }]);
    expect((await browser.call('/api/payment/methods')).data).toEqual([]);
    expect((await browser.call(`/api/payment/methods/${id}`, undefined, 'DELETE')).status).toBe(404);
  });

  test('needs a step-up, and is 404 for others', async () => {
    const { browser, id } = await addMethod();
    await getDatabase().db.query('update sessions set proven_at = null');
    expect(await browser.call(`/api/payment/methods/${id}`, undefined, 'DELETE')).toMatchObject({
      status: 403,
      fields: [{ name: 'step-up' }],
    });
    const paul = await payments.signIn('paul');
    expect((await paul.call(`/api/payment/methods/${id}`, undefined, 'DELETE')).status).toBe(404);
    expect((await paul.call('/api/payment/methods')).data).toEqual([]);
    expect((await payments.open().call('/api/payment/methods')).status).toBe(401);
    expect(await findState(id)).toMatchObject({ state: 'active' });
  });

  test('waits for a payment that is on its way', async () => {
    const { db } = getDatabase();
    const { browser, id } = await addMethod();
    await insertService(db, id);
    await db.query(
      `insert into payments (id, bill_id, attempt, way, method_id, ref, provider, cents, state, created_at)
        values ('pppppppppppp', 'bbbbbbbbbbbb', 1, 'card', $1, 'ref', 'test', 250000, 'processing', now())`,
      [id],
    );
    const answer = await browser.call(`/api/payment/methods/${id}`, undefined, 'DELETE');
    expect([answer.status, answer.fields?.[0]?.name]).toEqual([409, 'transition']);
    expect(await findState(id)).toMatchObject({ state: 'active' });
  });

  test.each(['before', 'after'] as const)(
    'is done when the provider is cut off %s cancelling, which the job repeats',
    async (failure) => {
      const { browser, id, mandate } = await addMethod();
      payments.provider.failures.set('cancelMandate', failure);
      expect((await browser.call(`/api/payment/methods/${id}`, undefined, 'DELETE')).status).toBe(200);
      expect(await findState(id)).toMatchObject({ state: 'removed', next_poll_at: expect.any(Date) });
      payments.wait(MINUTE);
      await pollMandates(payments.openSystem(), {});
      expect(payments.provider.mandates.get(mandate)?.state).toBe('ended');
      expect(await findState(id)).toEqual({ state: 'removed', next_poll_at: null });
    },
  );
});

describe('a payment method', () => {
  test('ends after its last day', async () => {
    const { id } = await addMethod({ endsOn: '2026-11-22' });
    payments.wait(DAY);
    await pollMandates(payments.openSystem(), {});
    expect(await findState(id)).toMatchObject({ state: 'active' });
    payments.wait(DAY);
    await pollMandates(payments.openSystem(), {});
    expect(await findState(id)).toEqual({ state: 'ended', next_poll_at: null });
  });

  test.each(['suspended', 'ended'] as const)('is %s when the payer did so at the bank', async (state) => {
    const { id, mandate } = await addMethod();
    const known = payments.provider.mandates.get(mandate);
    if (known) payments.provider.mandates.set(mandate, { ...known, state });
    payments.wait(DAY);
    await pollMandates(payments.openSystem(), {});
    expect(await findState(id)).toMatchObject({ state });
    // Its owner is told once, also if it ends later.
    if (known) payments.provider.mandates.set(mandate, { ...known, state: 'ended' });
    payments.wait(DAY);
    await pollMandates(payments.openSystem(), {});
    expect(await findState(id)).toMatchObject({ state: 'ended' });
    const { rows } = await getDatabase().db.query('select kind, user_id from notices where about = $1', [id]);
    expect(rows).toEqual([{ kind: 'payment-method-ended', user_id: 'pia' }]);
  });
});
