import type { Service } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { type ListPlace, placeInstantSql } from '../../platform/http/listPlace.ts';
import { myPayeesSql } from '../statements/myPayeesSql.ts';
import {
  listServiceColumns,
  PROGRESS_COLUMNS,
  SERVICE_TABLES,
  type ServiceProgress,
  type ServiceRow,
} from './serviceRow.ts';

/** Which services are listed. */
export interface ServicePage {
  readonly today: string;
  /** Only those of this side; null for both. */
  readonly side: Service['side'] | null;
  readonly after: ListPlace | null;
  readonly limit: number;
}

/** Services of a user that rules, whose parameters start at $7, allow, newest first, with their places in the list. */
export async function listServiceRows(
  db: Queryable,
  userId: string,
  { today, side, after, limit }: ServicePage,
  { text, values }: CompiledRules,
): Promise<(ServiceRow & { at: string })[]> {
  const { rows } = await db.query<ServiceRow & { at: string }>(
    `select ${listServiceColumns('$2')}, ${placeInstantSql('s.created_at')} as at from ${SERVICE_TABLES}
      where s.id in (select o.id from services o where (($3::text is null or $3 = 'payer') and o.payer_user_id = $1
            or ($3 is null or $3 = 'payee') and o.type = 'pay' and o.payee_id = any(array(${myPayeesSql})))
          and ($4::timestamptz is null or o.created_at < $4 or o.created_at = $4 and o.id > $5)
          order by o.created_at desc, o.id limit $6)
        and ${text} order by s.created_at desc, s.id`,
    [userId, today, side, after?.at ?? null, after?.id ?? null, limit, ...values],
  );
  return rows;
}

/** A service, or null; rules have parameters from $3. */
export async function findServiceRow(
  db: Queryable,
  id: string,
  { today, rules: { text, values } }: { today: string; rules: CompiledRules },
): Promise<ServiceRow | null> {
  const { rows } = await db.query<ServiceRow>(
    `select ${listServiceColumns('$1')} from ${SERVICE_TABLES} where s.id = $2 and ${text}`,
    [today, id, ...values],
  );
  return rows[0] ?? null;
}

/** Where a service stands, or null; rules have parameters from $2. */
export async function findServiceProgress(
  db: Queryable,
  id: string,
  { text, values }: CompiledRules,
): Promise<ServiceProgress | null> {
  const { rows } = await db.query<ServiceProgress>(
    `select ${PROGRESS_COLUMNS} from ${SERVICE_TABLES} where s.id = $1 and ${text}`,
    [id, ...values],
  );
  return rows[0] ?? null;
}

/** The same; it is locked until the transaction ends. */
export async function lockService(
  tx: Queryable,
  id: string,
  rules?: CompiledRules,
): Promise<ServiceProgress | null> {
  const { rows } = await tx.query<ServiceProgress>({
    ...(!rules && { name: 'lock-service' }),
    text: `select ${PROGRESS_COLUMNS} from ${SERVICE_TABLES}
      where s.id = $1 and ${rules?.text ?? 'true'} for no key update of s`,
    values: [id, ...(rules?.values ?? [])],
  });
  return rows[0] ?? null;
}

/** A new service. */
export interface NewService {
  readonly id: string;
  readonly type: ServiceProgress['type'];
  readonly state: ServiceProgress['state'];
  readonly userId: string;
  readonly payeeId: string | null;
  readonly methodId: string | null;
  readonly address: {
    readonly block: string | null;
    readonly street: string;
    readonly floor: string | null;
    readonly unit: string | null;
    readonly postalCode: string;
  };
  readonly propertyType: number | null;
  readonly monthlyRent: number;
  readonly charges: ServiceProgress['charges'];
  readonly depositCents: number | null;
  readonly dueDay: number;
  readonly from: string;
  readonly months: number;
  readonly fileIds: readonly string[];
  readonly rentalId: string | null;
  readonly rentChanges: ServiceProgress['rent_changes'];
  readonly now: Date;
}

/** Inserts a service with its files. */
export async function insertService(tx: Queryable, row: NewService): Promise<void> {
  const { address } = row;
  await tx.query(
    `insert into services (id, type, state, payer_user_id, payee_id, method_id, block, street, floor, unit, postal_code, property_type,
        monthly_rent, charges, deposit_cents, due_day, starts_on, months, rental_id, rent_changes, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      row.id,
      row.type,
      row.state,
      row.userId,
      row.payeeId,
      row.methodId,
      address.block,
      address.street,
      address.floor,
      address.unit,
      address.postalCode,
      row.propertyType,
      row.monthlyRent,
      JSON.stringify(row.charges),
      row.depositCents,
      row.dueDay,
      row.from,
      row.months,
      row.rentalId,
      JSON.stringify(row.rentChanges),
      row.now,
    ],
  );
  await tx.query(
    'insert into service_files (service_id, file_id) select $1, file_id from unnest($2::uuid[]) as file_id',
    [row.id, row.fileIds],
  );
}

/** Writes where a service stands; it has the next version, which is returned. */
export async function updateService(
  tx: Queryable,
  row: Pick<ServiceProgress, 'id' | 'state' | 'payee_id' | 'method_id'>,
  now: Date,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update services set state = $2, payee_id = $3, method_id = $4, version = version + 1,
        ended_at = case when $2 = 'ended' then coalesce(ended_at, $5) end
      where id = $1 returning version`,
    [row.id, row.state, row.payee_id, row.method_id, now],
  );
  return rows[0]?.version ?? 0;
}

/** Files of a user that can be opened, of some ids. */
export async function listOwnFiles(tx: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from files where user_id = $1 and id = any($2::uuid[]) and state <> 'refused' for key share`,
    [userId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the services that a method pays for. */
export async function listServicesOf(tx: Queryable, methodId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from services where method_id = $1 order by id',
    [methodId],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the services of a payer that aren't over. */
export async function listRunningServices(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from services where payer_user_id = $1 and state <> 'ended' order by id`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Finds the units of running rent plans that have none: a payee may open an account or add their unit later. */
export async function updateUnitsOfPlans(db: Queryable): Promise<void> {
  await db.query(
    `update services s set unit_id = f.unit_id
      from (select o.id, find_unit_of_service(o) as unit_id from services o
        where o.type = 'pay' and o.state in ('active', 'paused') and o.unit_id is null) f
      where f.id = s.id and f.unit_id is not null`,
  );
}
