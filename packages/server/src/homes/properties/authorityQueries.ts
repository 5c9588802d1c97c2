import type { Queryable } from '../../platform/database/database.ts';

/** A row of `authorities`, with the agent who has its number. */
export interface AuthorityRow {
  id: string;
  unit_id: string;
  registration_number: string;
  asked_by: string | null;
  agent_id: string | null;
  agent_name: string | null;
  starts_on: string | null;
  ends_on: string | null;
  monthly_rent_min: number | null;
  created_at: Date;
  ended_at: Date | null;
}

/** Columns of an authority `a`. */
const authorityColumns = `a.id, a.unit_id, a.registration_number, a.asked_by, g.id as agent_id, g.name as agent_name,
  a.starts_on::text as starts_on, a.ends_on::text as ends_on, a.monthly_rent_min, a.created_at, a.ended_at`;

/** Joins the agent `g` of an authority `a`: who asked for it, else the first with an account who has its number. */
const agentJoin = `left join lateral (
  select u.id, u.name from users u
    where u.registration_number = a.registration_number and own_registration_number(u) is not null
      and 3 = any(u.user_type_ids)
    order by u.id is not distinct from a.asked_by desc, u.id limit 1) g on true`;

/** Authorities of units, oldest first. */
export async function listAuthorities(db: Queryable, unitIds: readonly string[]): Promise<AuthorityRow[]> {
  const { rows } = await db.query<AuthorityRow>(
    `select ${authorityColumns} from authorities a ${agentJoin}
      where a.unit_id = any($1::text[]) order by a.created_at, a.id`,
    [unitIds],
  );
  return rows;
}

/** Whether an authority `a` was neither ended nor ran out before the day `$n`. */
const isOpenSql = (day: number): string =>
  `a.ended_at is null and (a.ends_on is null or a.ends_on >= $${day}::date)`;

/** An authority, or null. */
export async function findAuthority(db: Queryable, id: string): Promise<AuthorityRow | null> {
  const { rows } = await db.query<AuthorityRow>(
    `select ${authorityColumns} from authorities a ${agentJoin} where a.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The authority of an agent for a unit that is asked for, runs or will run, or null. */
export async function findOpenAuthority(
  tx: Queryable,
  { unitId, registrationNumber }: { unitId: string; registrationNumber: string },
  today: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `select a.id from authorities a where a.unit_id = $1 and a.registration_number = $2 and ${isOpenSql(3)}
      order by a.granted_at nulls last, a.id limit 1`,
    [unitId, registrationNumber, today],
  );
  return rows[0]?.id ?? null;
}

/** Inserts an authority that an agent asks for. */
export async function insertAskedAuthority(
  tx: Queryable,
  {
    unitId,
    registrationNumber,
    askedBy,
  }: { unitId: string; registrationNumber: string; askedBy: string | null },
  now: Date,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into authorities (unit_id, registration_number, asked_by, created_at) values ($1, $2, $3, $4) returning id`,
    [unitId, registrationNumber, askedBy, now],
  );
  const [row] = rows;
  if (!row) throw new Error('An authority was not inserted.');
  return row.id;
}

/** What an owner grants. */
export interface Grant {
  readonly from: string;
  readonly to: string;
  readonly monthlyRentMin: number | null;
  readonly grantedBy: string;
}

/** Grants an authority, or changes one that was granted. */
export async function updateGrant(
  tx: Queryable,
  id: string,
  { from, to, monthlyRentMin, grantedBy }: Grant,
  now: Date,
): Promise<void> {
  await tx.query(
    `update authorities set starts_on = $2, ends_on = $3, monthly_rent_min = $4, granted_by = $5, granted_at = $6
      where id = $1`,
    [id, from, to, monthlyRentMin, grantedBy, now],
  );
}

/** Ends an authority. */
export async function markAuthorityEnded(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.query('update authorities set ended_at = $2 where id = $1 and ended_at is null', [id, now]);
}

/** Open authorities of a unit, granted or asked for. */
export async function listOpenAuthorities(
  tx: Queryable,
  unitId: string,
  today: string,
): Promise<{ id: string; is_granted: boolean; registration_number: string }[]> {
  const { rows } = await tx.query<{ id: string; is_granted: boolean; registration_number: string }>(
    `select a.id, a.granted_at is not null as is_granted, a.registration_number from authorities a
      where a.unit_id = $1 and ${isOpenSql(2)} order by a.created_at, a.id`,
    [unitId, today],
  );
  return rows;
}

/** Authorities of a unit that are only asked for. */
export const listAskedAuthorities = async (tx: Queryable, unitId: string, today: string) =>
  (await listOpenAuthorities(tx, unitId, today)).filter(({ is_granted: isGranted }) => !isGranted);

/** Ids of the live listings of an agent in a unit. */
export async function listLiveListingsOfAgent(
  tx: Queryable,
  unitId: string,
  registrationNumber: string,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select l.id from listings l join listers r on r.id = l.lister_id
      where l.unit_id = $1 and l.state = 'live' and r.kind = 'agent' and r.registration_number = $2 order by l.id`,
    [unitId, registrationNumber],
  );
  return rows.map(({ id }) => id);
}

/** Takes an agent off the listings of a unit that they joined. */
export async function deleteJoins(tx: Queryable, unitId: string, registrationNumber: string): Promise<void> {
  await tx.query(
    `delete from listing_agents j using listings l, listers r
      where l.id = j.listing_id and r.id = j.lister_id and l.unit_id = $1 and r.registration_number = $2`,
    [unitId, registrationNumber],
  );
}
