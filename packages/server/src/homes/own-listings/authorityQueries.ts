import type { Queryable } from '../../platform/database/database.ts';

/** SQL of whether authority row `y` runs on the day in a parameter. */
export const runsSql = (day: string): string =>
  `y.granted_at is not null and y.ended_at is null and ${day}::date between y.starts_on and y.ends_on`;

/**
 * SQL of whether lister `a` knows what is said of unit `u` on the day in a parameter: an owner always, an agent with an authority that was
 * granted and hasn't ended, and the agent who added the unit, as long as nobody owns it.
 */
export const knowsUnitSql = (day: string): string => `(a.kind is distinct from 'agent' or exists (
  select from authorities y where y.unit_id = u.id and y.ended_at is null and (
    (y.granted_at is not null and y.ends_on >= ${day}::date and y.registration_number = a.registration_number)
    or (y.granted_at is null and y.asked_by = a.user_id and y.created_at = u.created_at
      and u.owner_user_id is null and u.owner_corporate_id is null))))`;

/** An agent and a unit on a day. */
export interface Agency {
  readonly unitId: string;
  readonly registrationNumber: string | null;
  /** YYYY-MM-DD, in Singapore. */
  readonly day: string;
}

/**
 * The authority of an agent that runs on a day, the one with the lowest least rent, or null. It is locked until the transaction ends,
 * so that nobody ends it meanwhile.
 */
export async function lockRunningAuthority(
  tx: Queryable,
  { unitId, registrationNumber, day }: Agency,
): Promise<{ monthly_rent_min: number | null } | null> {
  const { rows } = await tx.query<{ monthly_rent_min: number | null }>(
    `select y.monthly_rent_min from authorities y
      where y.unit_id = $1 and y.registration_number = $2 and ${runsSql('$3')}
      order by y.monthly_rent_min nulls first limit 1 for share`,
    [unitId, registrationNumber, day],
  );
  return rows[0] ?? null;
}

/** Ids of the authorities of an agent for a unit. */
export async function listAuthorityIds(
  tx: Queryable,
  { unitId, registrationNumber }: Omit<Agency, 'day'>,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select y.id from authorities y where y.unit_id = $1 and y.registration_number = $2',
    [unitId, registrationNumber],
  );
  return rows.map(({ id }) => id);
}

/** Whether an agent has an authority that runs on a day. */
export async function hasRunningAuthority(db: Queryable, agency: Agency): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from authorities y where y.unit_id = $1 and y.registration_number = $2 and ${runsSql('$3')} limit 1`,
    [agency.unitId, agency.registrationNumber, agency.day],
  );
  return rowCount > 0;
}
