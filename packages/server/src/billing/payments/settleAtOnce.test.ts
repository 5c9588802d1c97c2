import { beforeEach, describe, expect, test } from 'vitest';
import { findBrokenPlaces } from '../../platform/audit/brokenChainQueries.ts';
import type { Database } from '../../platform/database/database.ts';
import { makePaymentProvider, type TestProvider } from '../../testing/makePaymentProvider.ts';
import { addBill, billsStart, openBills, openSystem, resetBills } from '../../testing/openBills.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { pollRefunds } from '../refunds/pollRefunds.ts';
import { collectBills } from './collectBills.ts';
import { pollPayments } from './pollPayments.ts';

const getDatabase = openTestDatabase();
const later = (minutes: number) => new Date(billsStart.getTime() + minutes * 60_000);

const bills = Array.from('abcdefghijklmnopqrstuvwx', (letter, index) => ({
  id: `collectbill${letter}`,
  period: `${2027 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  collectOn: '2026-12-01',
}));

let provider: TestProvider;

beforeEach(async () => {
  const { db } = getDatabase();
  await resetBills(db);
  for (const bill of bills) await addBill(db, bill);
  provider = makePaymentProvider('test');
});

/** A database of which every third transaction is rolled back after all that it did; `undone` counts the receipts of those. */
function makeFailing(db: Database): { db: Database; undone: number } {
  let transactions = 0;
  const failing = {
    undone: 0,
    db: {
      ...db,
      transaction: (work, options) =>
        db.transaction(async (tx) => {
          const result = await work(tx);
          transactions += 1;
          const fail = async () => {
            const own = await tx.query('select from receipts where xmin = pg_current_xact_id()::xid');
            failing.undone += own.rowCount;
            throw new Error('Rolled back.');
          };
          if (transactions % 3 === 0) tx.putOff(async () => tx.putOff(fail));
          return result;
        }, options),
    } satisfies Database as Database,
  };
  return failing;
}

interface Books {
  receipts: number;
  last: number;
  sum: number;
  receivable: number;
  open: number;
}

/** What everybody sees at one moment. */
async function lookAtBooks(db: Database): Promise<Books | undefined> {
  const { rows } = await db.query<Books>(
    `select (select count(*)::int from receipts) as receipts, (select coalesce(max(number), 0) from receipts) as last,
      (select sum(cents)::int from ledger_entries) as sum,
      (select sum(cents)::int from ledger_entries where account = 'receivable') as receivable,
      (select sum(cents - paid_cents)::int from bills) as open`,
  );
  return rows[0];
}

/** Looks at the books again and again while others work. */
async function watchBooks(work: () => Promise<unknown>): Promise<Books[]> {
  const { db } = getDatabase();
  const seen: Books[] = [];
  let isOver = false;
  const end = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const books = await lookAtBooks(db);
    if (books) seen.push(books);
  }
  await end;
  return seen;
}

/** Collects all bills, twice at once; every third transaction fails, and is made up for later. */
async function collectAll(failing: Database): Promise<void> {
  const { db } = getDatabase();
  const twice = (work: typeof collectBills, from: Database, minutes: number) =>
    Promise.allSettled([1, 2].map(() => work(openSystem(from, provider, later(minutes)), {})));
  await twice(collectBills, failing, 0);
  await twice(collectBills, db, 0);
  await twice(pollPayments, failing, 1);
  await twice(pollPayments, db, 8);
}

describe('bills that settle at once while others are rolled back', () => {
  test('leave no hole among the receipts at any moment, and equal books', async () => {
    const failing = makeFailing(getDatabase().db);
    const seen = await watchBooks(() => collectAll(failing.db));
    expect(failing.undone).toBeGreaterThan(0);
    // A receipt that is seen before one with a smaller number would show as a hole: numbers are in the order of the commits.
    expect(seen.filter(({ receipts, last }) => receipts !== last)).toEqual([]);
    expect(seen.filter(({ sum, receivable, open }) => sum !== 0 || receivable !== open)).toEqual([]);
    expect(await lookAtBooks(getDatabase().db)).toMatchObject({ receipts: bills.length, last: bills.length });
  });

  test('are paid once each, with one receipt', async () => {
    const { db } = getDatabase();
    await collectAll(makeFailing(db).db);
    expect(provider.charges.size).toBe(bills.length);
    const { rows } = await db.query(
      `select distinct b.state, b.paid_cents = b.cents as "isWhole", count(distinct p.id)::int as payments, count(r.id)::int as receipts
        from bills b join payments p on p.bill_id = b.id left join receipts r on r.payment_id = p.id where b.collections > 0 group by b.id`,
    );
    expect(rows).toEqual([{ state: 'paid', isWhole: true, payments: 1, receipts: 1 }]);
    expect(await findBrokenPlaces(db, 'beginning')).toEqual([]);
  });

  test('wait for nobody who gives money of the same payer back', async () => {
    const { db } = getDatabase();
    await db.query(`update bills set collect_on = null where period >= '2028'`);
    await collectBills(openSystem(db, provider), {});
    await db.query(`update bills set collect_on = '2026-12-01' where period >= '2028'`);
    const { rows } = await db.query<{ id: string }>('select id from payments order by id');
    const olga = await openBills(db, 'olga', provider);
    const refunds = rows.map(({ id }) => olga.refund(id, 100));
    const [answers] = await Promise.all([Promise.all(refunds), collectBills(openSystem(db, provider), {})]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await pollRefunds(openSystem(db, provider, later(1)), {});
    // Twelve that were given before, twelve of the others, and twelve that replace those of what was given back.
    expect(await lookAtBooks(db)).toMatchObject({ receipts: 36, last: 36, sum: 0 });
  });
});

test('a charge that was returned before we knew of it has a receipt that is cancelled', async () => {
  const { db } = getDatabase();
  provider.nextCharge = { state: 'processing' };
  await collectBills(openSystem(db, provider), {});
  for (const [ref, { asked }] of provider.charges)
    provider.changeCharge(ref, { state: 'returned', receivedCents: asked.cents });
  await pollPayments(openSystem(db, provider, later(1)), {});
  const { rows } = await db.query(
    'select cancelled_because, count(*)::int as receipts, max(number) as last from receipts group by 1',
  );
  expect(rows).toEqual([{ cancelled_because: 'returned', receipts: 24, last: 24 }]);
});
