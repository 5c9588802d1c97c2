import type { Queryable } from '../database/database.ts';

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
  ended_at: Date | null;
}

/** Columns of an authority `a`. */
export const authorityColumns = `a.id, a.unit_id, a.registration_number, a.asked_by, g.id as agent_id, g.name as agent_name,
  a.starts_on::text as starts_on, a.ends_on::text as ends_on, a.monthly_rent_min, a.ended_at`;

/** Joins the agent `g` of an authority `a`: who asked for it, else the first with an account who has its number. */
export const agentJoin = `left join lateral (
  select u.id, u.name from users u
    where u.registration_number = a.registration_number and 3 = any(u.user_type_ids)
    order by u.id is not distinct from a.asked_by desc, u.id limit 1) g on true`;

/** Authorities of units, oldest first. */
export async function listAuthorities(db: Queryable, unitIds: readonly string[]): Promise<AuthorityRow[]> {
  const { rows } = await db.query<AuthorityRow & Record<string, unknown>>(
    `select ${authorityColumns} from authorities a ${agentJoin}
      where a.unit_id = any($1::text[]) order by a.created_at, a.id`,
    [unitIds],
  );
  return rows;
}
