import type { DeskResults } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { LISTED_HOME, PERSON, UNLISTED_HOME } from './deskSql.ts';

const MAX = 10;

/** A text in which nothing is a wildcard of `like`. */
const escapeLike = (words: string): string => words.replace(/[\\%_]/g, '\\$&');

/** People whose name or email begins with words, or whose number is or begins with them. */
export async function findPeople(db: Queryable, words: string): Promise<DeskResults['people']> {
  const digits = /^\+?[\d\s-]{4,}$/.test(words) ? words.replace(/\D/g, '') : '';
  const { rows } = await db.query<DeskResults['people'][number]>(
    `select ${PERSON} from users u where u.deleted_at is null and (lower(u.name) like lower($1) || '%'
        or lower(u.name) like '% ' || lower($1) || '%' or lower(u.email) like lower($1) || '%'
        or ($2 <> '' and (u.phone_number like '+' || $2 || '%' or u.phone_number like '+65' || $2 || '%')))
      order by lower(u.email) = lower($3) desc nulls last, u.name, u.id limit ${MAX}`,
    [escapeLike(words), digits, words],
  );
  return rows;
}

/** Homes by id, postal code, or the beginning of block and street; those of a file only while they are live. */
export async function findHomes(db: Queryable, words: string): Promise<DeskResults['homes']> {
  const { rows } = await db.query<DeskResults['homes'][number]>(
    `select * from (
        select ${LISTED_HOME} from listings l left join listers a on a.id = l.lister_id left join units t on t.id = l.unit_id
          where l.id = $1 or l.unit_id = $1 or ((l.unit_id is not null or l.status = 'live') and (l.postal_code = $1
            or lower(l.street) like lower($2) || '%' or lower(concat_ws(' ', l.block, l.street)) like lower($2) || '%'))
        union all
        select ${UNLISTED_HOME} from units t where not exists (select from listings l where l.unit_id = t.id)
          and (t.id = $1 or t.postal_code = $1 or lower(t.street) like lower($2) || '%'
            or lower(concat_ws(' ', t.block, t.street)) like lower($2) || '%')) h
      order by h.id = $1 desc, h.name, h.id limit ${MAX}`,
    [words, escapeLike(words)],
  );
  return rows;
}

/** Payments by the number of a receipt, such as 2026-000012, or the id of a bill. */
export async function findPayments(db: Queryable, words: string): Promise<DeskResults['payments']> {
  const [, year, number] = /^(\d{4})-(\d{6,9})$/.exec(words) ?? [];
  const { rows } = await db.query<DeskResults['payments'][number]>(
    `select b.id as "billId", r.number as "receiptNumber", b.state as "billState", b.kind, b.period,
        to_char(b.due_on, 'YYYY-MM-DD') as "dueOn", b.cents, b.paid_cents as "paidCents",
        json_build_object('id', u.id, 'name', u.name) as payer, y.name as "payeeName", s.street
      from bills b join services s on s.id = b.service_id join users u on u.id = s.payer_user_id
        left join payees y on y.id = s.payee_id
        left join lateral (select c.year || '-' || lpad(c.number::text, 6, '0') as number
          from receipts c join payments p on p.id = c.payment_id
          where p.bill_id = b.id and ($2::int is null or (c.year = $2 and c.number = $3))
          order by c.given_at desc limit 1) r on true
      where b.id = $1 or ($2::int is not null and r.number is not null and b.id in (
        select p.bill_id from receipts c join payments p on p.id = c.payment_id where c.year = $2 and c.number = $3))
      limit ${MAX}`,
    [words, year === undefined ? null : Number(year), number === undefined ? null : Number(number)],
  );
  return rows;
}
