import { saveListers, saveListings } from '@sewa/server';
import { openTestDatabase } from '@sewa/server/testing/database';
import { expect, test } from 'vitest';
import { listSampleListers, listSampleListings, sampleHomes } from './sampleMarket.ts';
import { saveSamplePlan } from './saveSamplePlan.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-28T04:00:00Z');

test('a tenant has paid three months with receipts, and the next is due; nothing came by a provider', async () => {
  const { db } = getDatabase();
  await saveListers(db, listSampleListers());
  await saveSampleUsers(db);
  await saveListings(db, listSampleListings(sampleHomes));
  await saveSamplePlan(db, now);
  await saveSamplePlan(db, new Date('2027-03-01T04:00:00Z'));
  const { rows: bills } = await db.query(
    `select b.period, b.state, r.number from bills b left join payments p on p.bill_id = b.id left join receipts r on r.payment_id = p.id
      order by b.period`,
  );
  expect(bills).toEqual([
    { period: '2026-09', state: 'paid', number: 1 },
    { period: '2026-10', state: 'paid', number: 2 },
    { period: '2026-11', state: 'paid', number: 3 },
    { period: '2026-12', state: 'open', number: null },
  ]);
  const { rows: accounts } = await db.query(
    'select account, sum(cents)::int as cents from ledger_entries group by account order by account',
  );
  expect(accounts).toEqual([
    { account: 'billed', cents: -1_480_000 },
    { account: 'outside', cents: 1_110_000 },
    { account: 'receivable', cents: 370_000 },
  ]);
  const { rows: known } = await db.query(
    `select payee_user_id(p) as landlord, s.ref = p.id::text as is_known
      from payees p join sandbox_bank s on s.kind = 'payee' and 'payee_' || s.ref = p.provider_ref`,
  );
  expect(known).toEqual([{ landlord: 'sample-wong-kf', is_known: true }]);
});
