import { PaymentProviders } from '../billing/payment-providers/PaymentProviders.ts';
import type { Database } from '../platform/database/database.ts';
import { createSession } from '../platform/sessions/session.ts';
import { makePaymentProvider } from './makePaymentProvider.ts';
import { makeTestContext } from './makeTestContext.ts';
import { browserStart, openTestBrowser } from './openTestBrowser.ts';

/** Empties what payments write, and makes two tenants: pia and paul. */
export async function resetPayers(db: Database): Promise<void> {
  // The ledger is only added to; a table can be emptied as a whole.
  await db.query('truncate ledger_entries');
  const tables = `receipts provider_events payment_differences payments bills payment_setups services payment_methods payees
    partners idempotency_keys rate_limits users`;
  for (const table of tables.split(/\s+/)) await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, email, user_type_ids, is_valid)
    values ('pia', 'Pia', 'pia@people.example', '{1}', true), ('paul', 'Paul', 'paul@people.example', '{1}', true)`);
}

/** A world with a payment provider in memory and a movable clock; `run` does a job's work at its time. */
export function openPayments(db: Database) {
  let now = browserStart;
  let keys = 0;
  const provider = makePaymentProvider();
  const clock = () => now;
  const paymentProviders = new PaymentProviders([provider]);
  const openSystem = () =>
    makeTestContext(db, {
      now,
      caller: 'system',
      paymentProviders,
      origin: 'http://localhost:3000',
    });
  const open = () => {
    const browser = openTestBrowser(db, {}, { clock, paymentProviders });
    const call = async (path: string, body?: unknown, method?: string) => {
      keys += 1;
      const { status, content, ...rest } = await browser.send(
        path,
        body,
        { 'idempotency-key': `payer-key-${keys}` },
        method,
      );
      const { data, ...error } = content as { data: never };
      return { ...rest, status, data: data as Record<string, unknown>, ...error } as BrowserCall;
    };
    return { ...browser, call };
  };
  return {
    provider,
    clock,
    open,
    openSystem,
    wait: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    /** A browser in which somebody is signed in, who has just proved who they are unless that was long ago. */
    async signIn(userId: string, { isProven = true } = {}) {
      const browser = open();
      browser.jar.set('test-session', await createSession(db, userId, { now }));
      if (isProven) await db.query('update sessions set proven_at = $2 where user_id = $1', [userId, now]);
      return browser;
    },
  };
}

interface BrowserCall {
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly message?: string;
  readonly fields?: readonly { name: string; reason: string }[];
  readonly headers: Headers;
}

/** Makes a rent plan that pia pays, with an open bill, and returns its id. */
export async function insertService(db: Database, methodId: string | null = null): Promise<string> {
  await db.query(
    `with p as (
        insert into payees (user_id, name, bank, account_sealed, masked, provider, state, usable_from, created_at)
          values ('pia', 'Owner', 'DBS', 'x', 'ending 1234', 'test', 'proven', now(), now()) returning id
      ), s as (
        insert into services (id, type, payer_user_id, payee_id, method_id, state, street, postal_code, monthly_rent, due_day, starts_on,
            months, created_at)
          select 'ssssssssssss', 'pay', 'pia', p.id, $1, 'active', 'Street', '560123', 250000, 1, '2026-12-01', 12, now() from p
          returning id
      )
      insert into bills (id, service_id, kind, period, due_on, cents, lines, state, collect_on, created_at)
        select 'bbbbbbbbbbbb', s.id, 'rent', '2026-12', '2026-12-01', 250000, '[]', 'open',
          case when $1::uuid is not null then '2026-12-01'::date end, now() from s`,
    [methodId],
  );
  return 'ssssssssssss';
}
