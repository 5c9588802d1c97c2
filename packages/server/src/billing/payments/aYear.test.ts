import { expect, test } from 'vitest';
import type { Context } from '../../platform/calling/Context.ts';
import { makePaymentProvider, type TestProvider } from '../../testing/makePaymentProvider.ts';
import { makeRandom } from '../../testing/makeRandom.ts';
import {
  billsStart,
  openBills,
  openSystem,
  resetBills,
  sumLedger,
  sumOpenBills,
  sumProvider,
} from '../../testing/openBills.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { makeDueBills } from '../bills/makeDueBills.ts';
import { pollRefunds } from '../refunds/pollRefunds.ts';
import { collectBills } from './collectBills.ts';
import { pollPayments } from './pollPayments.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const getDatabase = openTestDatabase();

async function poll(ctx: Context): Promise<void> {
  await pollPayments(ctx, {});
  await pollRefunds(ctx, {});
}
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the bank does with the charges of a day, and with an older one. */
function disturb(provider: TestProvider, random: ReturnType<typeof makeRandom>): void {
  const outcomes = [
    {},
    {},
    { state: 'failed', reason: 'insufficient-funds' },
    { state: 'processing' },
    { state: 'needs-action' },
  ] as const;
  provider.nextCharge = outcomes[random(outcomes.length)] ?? {};
  for (const call of ['charge', 'findCharge', 'refund'] as const)
    if (random(4) === 0) provider.failures.set(call, random(2) === 0 ? 'before' : 'after');
  for (const [ref, { state, asked }] of provider.charges) {
    if (state === 'processing' || (state === 'needs-action' && random(2) === 0))
      provider.changeCharge(
        ref,
        random(3) === 0
          ? { state: 'failed', reason: 'account-closed' }
          : { state: 'succeeded', receivedCents: asked.cents },
      );
    else if (state === 'succeeded' && random(40) === 0) provider.changeCharge(ref, { state: 'returned' });
  }
}

test.each([1, 2])(
  'a year of a bank that fails in every way ends with equal books (seed %i)',
  async (seed) => {
    const { db } = getDatabase();
    await resetBills(db);
    const provider = makePaymentProvider('test');
    const random = makeRandom(seed);
    for (let day = 0; day < 380; day += 4) {
      const now = new Date(billsStart.getTime() + day * DAY_MS);
      const open = (minutes = 0) => openSystem(db, provider, new Date(now.getTime() + minutes * 60_000));
      disturb(provider, random);
      await reconcilePayments(open(), {});
      await makeDueBills(open(), {});
      await Promise.all([collectBills(open(), {}), collectBills(open(), {})]);
      for (const minutes of [1, 6, 36]) await poll(open(minutes));
      if (day % 20 === 0) {
        const tim = await openBills(db, 'tim', provider, { now });
        const { rows } = await db.query<{ id: string }>(
          `select id from bills where state in ('open', 'part-paid') and collect_on is null limit 1`,
        );
        if (rows[0]) await tim.pay({ kind: 'paynow' }, undefined, rows[0].id);
      }
      if (day % 30 === 0) {
        const olga = await openBills(db, 'olga', provider, { now });
        const { rows } = await db.query<{ id: string }>(
          `select id from payments where state = 'succeeded' order by id limit 1`,
        );
        if (rows[0]) await olga.refund(rows[0].id, 1 + random(1_000));
      }
    }
    provider.nextCharge = {};
    const last = openSystem(db, provider, new Date(billsStart.getTime() + 390 * DAY_MS));
    for (const _ of [1, 2]) await reconcilePayments(last, {});
    await poll(last);
    const { received = 0, receivable = 0 } = await sumLedger(db);
    expect([received, receivable]).toEqual([sumProvider(provider), await sumOpenBills(db)]);
    const { rows } = await db.query<{ bills: number; settled: number; twice: number }>(
      `select count(*)::int as bills, (select count(*)::int from payments where state in ('succeeded', 'refunded')) as settled,
        (select count(*)::int from bills where paid_cents > cents) as twice from bills`,
    );
    expect(rows[0]).toMatchObject({ bills: 12, twice: 0 });
    expect(rows[0]?.settled).toBeGreaterThan(5);
  },
);
