import type { Dashboard } from '@sewa/api/client';
import { myPayeesSql } from '../billing/statements/myPayeesSql.ts';
import { sumReceived } from '../billing/statements/queries.ts';
import { getToday } from '../platform/clock/getToday.ts';
import type { Queryable } from '../platform/database/database.ts';

type Payments = NonNullable<Dashboard['payments']>;

/** What somebody pays and is paid, without what is for operators. */
type OwnPayments = Omit<Payments, 'receivedCents' | 'differences' | 'applications'>;

/** The home of service row `s`, for its parties. */
const homeSql = `concat_ws(' ', s.block, s.street,
  case when s.floor is not null and s.unit is not null then '#' || s.floor || '-' || s.unit end)`;

const OVERDUE = `b.state in ('open', 'part-paid') and b.due_on < $2::date`;

const MY_PAYMENTS = `with payers as (select s.* from services s where s.payer_user_id = $1),
  paid as (select s.* from services s where s.type = 'pay' and s.payee_id in (${myPayeesSql}))
  select json_build_object(
      'next', (select json_build_object('serviceId', s.id, 'billId', b.id, 'type', s.type, 'cents', b.cents - b.paid_cents,
          'dueOn', b.due_on::text, 'collectOn', case when s.state = 'active' and m.state = 'active' then b.collect_on::text end,
          'state', b.state, 'isOverdue', ${OVERDUE}, 'street', ${homeSql})
        from payers s join bills b on b.service_id = s.id left join payment_methods m on m.id = s.method_id
        where b.state in ('open', 'processing', 'said-paid', 'part-paid') and b.paid_cents < b.cents
        order by b.due_on, b.kind, b.id limit 1),
      'toConfirm', (select count(*) from paid s join bills b on b.service_id = s.id where b.state = 'said-paid'),
      'arrears', (select coalesce(json_agg(json_build_object('serviceId', o.id, 'payerName', o.name, 'street', o.street,
          'cents', o.cents) order by o.cents desc, o.id), '[]')
        from (select s.id, u.name, ${homeSql} as street, sum(b.cents - b.paid_cents) as cents
          from paid s join bills b on b.service_id = s.id join users u on u.id = s.payer_user_id where ${OVERDUE}
          group by s.id, u.name, s.block, s.street, s.floor, s.unit order by cents desc, s.id limit 5) o)) as payments
    where exists (select from payers) or exists (select from paid)`;

/** How many differences with providers and how many applications wait for operators. */
async function countForOperators(db: Queryable): Promise<Pick<Payments, 'differences' | 'applications'>> {
  const { rows } = await db.query<{ differences: number; applications: number }>(
    `select (select count(*)::int from payment_differences where settled_at is null) as differences,
      (select count(*)::int from services where state = 'waiting') as applications`,
  );
  return rows[0] ?? { differences: 0, applications: 0 };
}

const nothing: OwnPayments = { next: null, toConfirm: 0, arrears: [] };

/** The payments of a dashboard; null for whoever neither pays nor is paid here, and is no operator. */
export async function findPayments(
  db: Queryable,
  { userId, isOperator }: { userId: string; isOperator: boolean },
  now: Date,
): Promise<Payments | null> {
  const today = getToday(now);
  const { rows } = await db.query<{ payments: OwnPayments }>({
    name: 'read-payments-of-dashboard',
    text: MY_PAYMENTS,
    values: [userId, today],
  });
  const own = rows[0]?.payments;
  if (!own && !isOperator) return null;
  return {
    ...(own ?? nothing),
    receivedCents: own ? await sumReceived(db, { userId, first: `${today.slice(0, 7)}-01`, last: today }) : 0,
    ...(isOperator ? await countForOperators(db) : { differences: null, applications: null }),
  };
}
