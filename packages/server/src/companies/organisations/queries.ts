import type { Organisation } from '@sewa/api/client';
import type { CompiledRules, RuleColumn } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';

/** The columns that rules about organisations may name. */
export const organisationColumns = {
  corporateId: { sql: 'o.corporate_id', type: 'text' },
} as const satisfies Record<string, RuleColumn>;

/** The organisations that rules let somebody see, open ones first, by name, each with who is in it. */
export async function listOrganisationRows(
  db: Queryable,
  { text, values }: CompiledRules,
): Promise<Organisation[]> {
  const { rows } = await db.query<Organisation>(
    `select o.id, o.name, o.closed_at is not null as "isClosed", o.version,
        coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name) order by lower(u.name), u.id)
          from memberships m join users u on u.id = m.user_id where m.organisation_id = o.id), '[]') as members
      from organisations o where ${text} order by o.closed_at is not null, lower(o.name), o.id`,
    [...values],
  );
  return rows;
}

/** How many organisations a corporate has, closed ones too. */
export async function countOrganisations(tx: Queryable, corporateId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from organisations where corporate_id = $1',
    [corporateId],
  );
  return rows[0]?.count ?? 0;
}

/** Inserts an open organisation and answers its id. */
export async function insertOrganisation(
  tx: Queryable,
  organisation: { corporateId: string; name: string; now: Date },
): Promise<string> {
  const { corporateId, name, now } = organisation;
  const { rows } = await tx.query<{ id: string }>(
    `insert into organisations (id, corporate_id, name, created_at) values (gen_random_uuid()::text, $1, $2, $3)
      returning id`,
    [corporateId, name, now],
  );
  return rows[0]?.id ?? '';
}

/** Renames, closes or reopens an organisation; what is undefined stays. */
export async function updateOrganisation(
  tx: Queryable,
  organisation: { id: string; name?: string | undefined; isClosed?: boolean | undefined; now: Date },
): Promise<void> {
  const { id, name, isClosed, now } = organisation;
  await tx.query(
    `update organisations set name = coalesce($2, name), closed_at = case
        when $3::boolean is null then closed_at when $3 then coalesce(closed_at, $4) end
      where id = $1`,
    [id, name ?? null, isClosed ?? null, now],
  );
}
