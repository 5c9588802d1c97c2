import type { Service } from '@sewa/api/client';
import { isoSql } from '../../platform/database/isoSql.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';

/** The account of the payee of service row `s` with payee row `p`. An application is between its applicant and the operators. */
const PAYEE_USER_ID = `case when s.type = 'pay' then payee_user_id(p) end`;

/** Columns of service row `s` with payee row `p` that permission rules can use. */
const columns = {
  userId: { sql: 's.payer_user_id', type: 'text' },
  partyUserIds: { sql: ['s.payer_user_id', PAYEE_USER_ID], type: 'texts' },
  partyCorporateIds: { sql: [], type: 'texts' },
} as const;

/** How the ids of services look. */
export const SERVICE_ID = /^[a-z2-7]{12}$/;

/** Services that a user can see: those they pay, and those that pay them. */
export const readServices = { action: 'read', subject: 'Service', columns } as const satisfies PermittedRows;

/** Who pays and is paid, and where a service stands. */
export interface ServiceProgress {
  id: string;
  type: Service['type'];
  state: Service['state'];
  version: number;
  payer_user_id: string;
  payee_user_id: string | null;
  payee_id: string | null;
  /** From when the payee may be paid; null while it can't be. */
  payee_usable_from: Date | null;
  /** Who can pay the payee: the provider that knows its account. */
  payee_provider: string | null;
  method_id: string | null;
  method_provider: string | null;
  method_kind: 'egiro' | 'card' | null;
  monthly_rent: number;
  rent_changes: Service['rentChanges'];
  rental_id: string | null;
  /** Earlier than the months say; null if it isn't. */
  ends_on: string | null;
  charges: Service['charges'];
  deposit_cents: number | null;
  due_day: number;
  /** YYYY-MM-DD. */
  starts_on: string;
  months: number;
  created_at: Date;
}

/** Columns of `ServiceProgress`. */
export const PROGRESS_COLUMNS = `s.id, s.type, s.state, s.version, s.payer_user_id, ${PAYEE_USER_ID} as payee_user_id, s.payee_id,
  case when p.removed_at is null then p.usable_from end as payee_usable_from, p.provider as payee_provider, s.method_id,
  m.provider as method_provider, m.kind as method_kind, s.monthly_rent, s.rent_changes, s.rental_id, s.ends_on::text as ends_on, s.charges, s.deposit_cents, s.due_day, s.starts_on::text as starts_on, s.months, s.created_at`;

/** A service with all that is shown of it. */
export interface ServiceRow extends ServiceProgress {
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
  postal_code: string;
  property_type: Service['home']['propertyType'];
  answer: string | null;
  payer_name: string | null;
  payee: Service['payee'];
  has_paynow: boolean;
  method: Service['method'];
  file_ids: string[];
  next_bill: Service['nextBill'];
  last_paid: Service['lastPaid'];
  arrears_cents: number;
}

/** SQL condition: bill row `b` is overdue on the day of a parameter. */
export const isOverdueSql = (day: string): string =>
  `b.state in ('open', 'part-paid') and b.due_on < ${day}::date`;

/** Columns of `ServiceRow`, for the day of a parameter. */
export const listServiceColumns = (
  day: string,
): string => `${PROGRESS_COLUMNS}, s.block, s.street, s.floor, s.unit, s.postal_code,
  s.property_type, s.answer, u.name as payer_name,
  case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'bank', p.bank, 'masked', p.masked, 'email', p.email,
    'state', p.state, 'usableFrom', ${isoSql('p.usable_from')}) end as payee,
  p.paynow_value is not null as has_paynow,
  case when m.id is not null then jsonb_build_object('id', m.id, 'kind', m.kind, 'masked', m.masked, 'bank', m.bank, 'state', m.state,
    'limit', m.limit_cents, 'endsOn', m.ends_on::text, 'version', m.version) end as method,
  array(select f.file_id::text from service_files f where f.service_id = s.id order by f.file_id) as file_ids,
  (select jsonb_build_object('id', b.id, 'cents', b.cents - b.paid_cents, 'dueOn', b.due_on::text, 'state', b.state) from bills b
    where b.service_id = s.id and b.state in ('open', 'processing', 'said-paid', 'part-paid')
    order by b.state in ('open', 'part-paid') desc, b.due_on, b.kind limit 1) as next_bill,
  (select jsonb_build_object('period', b.period, 'on',
      max(coalesce(x.paid_on, (x.settled_at at time zone 'Asia/Singapore')::date))::text)
    from bills b join payments x on x.bill_id = b.id and x.state in ('succeeded', 'refunded', 'disputed')
    where b.service_id = s.id and b.kind = 'rent' and b.state = 'paid'
    group by b.period order by b.period desc limit 1) as last_paid,
  (select coalesce(sum(b.cents - b.paid_cents), 0)::int from bills b
    where b.service_id = s.id and ${isOverdueSql(day)}) as arrears_cents`;

/** Tables of `ServiceRow` and `ServiceProgress`. */
export const SERVICE_TABLES = `services s left join payees p on p.id = s.payee_id left join payment_methods m on m.id = s.method_id
  join users u on u.id = s.payer_user_id`;

/** SQL condition: file row `f` belongs to a service that the rules allow. */
export const isOfServiceSql = (rules: string): string => `exists (select from service_files t
    join services s on s.id = t.service_id left join payees p on p.id = s.payee_id
  where t.file_id = f.id and ${rules})`;
