import type { RouteAnswer } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { type ListPlace, placeInstantSql } from '../../platform/http/listPlace.ts';
import { isOverdueSql, listServiceColumns, SERVICE_TABLES, type ServiceRow } from './serviceRow.ts';

/** The place of a service among those somebody pays: what is due is before what isn't, and what ended last. */
export interface DuePlace extends ListPlace {
  readonly due: string;
}

/** Which services somebody pays. */
interface PaidServices {
  readonly userId: string;
  readonly today: string;
  /** Rent plans, or applications for other services. */
  readonly isPlan: boolean;
}

/** The oldest day on which something of a service is due, or what stands after all days. */
const DUE = `case when o.state = 'ended' then 'ended' else coalesce((select min(b.due_on)::text from bills b
  where b.service_id = o.id and b.state in ('open', 'processing', 'said-paid', 'part-paid')), 'nothing') end`;

/** Services that somebody pays, as rules with parameters from $8 allow: what is due longest first, then the newest, what ended last. */
export async function listPaidRows(
  db: Queryable,
  { userId, today, isPlan, after, limit }: PaidServices & { after: DuePlace | null; limit: number },
  { text, values }: CompiledRules,
): Promise<(ServiceRow & DuePlace)[]> {
  const { rows } = await db.query<ServiceRow & DuePlace>(
    `with mine as (select o.id, o.created_at, ${DUE} collate "C" as due from services o
          where o.payer_user_id = $2 and (o.type = 'pay') = $3),
        ranked as (select *, case due when 'ended' then 2 when 'nothing' then 1 else 0 end as rank from mine),
        page as (select * from ranked
          where $4::text is null or (rank, due) > (case $4 when 'ended' then 2 when 'nothing' then 1 else 0 end, $4 collate "C")
            or due = $4 and (created_at < $5::timestamptz or created_at = $5 and id > $6)
          order by rank, due, created_at desc, id limit $7)
      select ${listServiceColumns('$1')}, g.due, ${placeInstantSql('g.created_at')} as at
        from ${SERVICE_TABLES} join page g on g.id = s.id where ${text} order by g.rank, g.due, g.created_at desc, g.id`,
    [today, userId, isPlan, after?.due ?? null, after?.at ?? null, after?.id ?? null, limit, ...values],
  );
  return rows;
}

/** How many services somebody pays, and what is overdue of them. */
export async function sumPaid(
  db: Queryable,
  { userId, today, isPlan }: PaidServices,
): Promise<Pick<RouteAnswer<'listPaidServices'>, 'total' | 'arrears'>> {
  const { rows } = await db.query<Pick<RouteAnswer<'listPaidServices'>, 'total' | 'arrears'>>(
    `select (select count(*)::int from services s where s.payer_user_id = $1 and (s.type = 'pay') = $2) as total,
        (select json_build_object('services', count(distinct b.service_id), 'cents', coalesce(sum(b.cents - b.paid_cents), 0))
          from services s join bills b on b.service_id = s.id
          where s.payer_user_id = $1 and (s.type = 'pay') = $2 and ${isOverdueSql('$3')}) as arrears`,
    [userId, isPlan, today],
  );
  return rows[0] ?? { total: 0, arrears: { services: 0, cents: 0 } };
}
