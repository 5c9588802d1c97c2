import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';
import { homeNameSql } from '../listings/listingSql.ts';

/** Imported listings that a user can manage: those of their own lister `a`, and those of the current corporate. */
export const managedListings = {
  action: 'update',
  subject: 'Listing',
  columns: {
    userId: { sql: 'a.user_id', type: 'text' },
    corporateId: { sql: 'a.corporate_id', type: 'text' },
  },
} as const satisfies PermittedRows;

/** A listing that came in a file and belongs to no unit. */
export interface ImportedListingRow {
  id: string;
  slug: string;
  name: string;
  version: number;
  status: 'live' | 'let' | 'closed';
  /** What its lister said of it; null while the file decides. */
  lister_state: 'paused' | 'let' | 'closed' | null;
  /** Cents. */
  monthly_rent: number;
  property_type: number | null;
  property_sub_type: number | null;
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
  postal_code: string | null;
  number_of_bedrooms: number | null;
  number_of_bathrooms: number | null;
  furniture_status: 0 | 1 | 2 | null;
  area_value: number | null;
  area_unit: 0 | 1 | null;
  amenities: number[];
  lister_id: string;
  lister_kind: 'owner' | 'agent';
  lister_user_id: string | null;
  lister_corporate_id: string | null;
}

const IMPORTED_LISTING = `
  select l.id, l.slug, ${homeNameSql} as name, l.version, l.status, l.lister_state, l.monthly_rent, l.property_type,
    l.property_sub_type, l.block, l.street, l.floor, l.unit, l.postal_code, l.number_of_bedrooms, l.number_of_bathrooms,
    l.furniture_status, l.area_value::float8 as area_value, l.area_unit, l.amenities, l.lister_id, a.kind as lister_kind,
    a.user_id as lister_user_id, a.corporate_id as lister_corporate_id
  from listings l join listers a on a.id = l.lister_id where l.unit_id is null`;

/** Imported listings that are on offer, let or paused, or only those in one state; filtered by rules, newest first. */
export async function listImportedListings(
  db: Queryable,
  { text, values }: CompiledRules,
  state: string | null,
): Promise<ImportedListingRow[]> {
  const asked = `$${values.length + 1}::text`;
  const { rows } = await db.query<ImportedListingRow>(
    `${IMPORTED_LISTING} and (l.status in ('live', 'let') or l.lister_state = 'paused') and ${text}
      and (${asked} is null or coalesce(l.lister_state, l.status) = ${asked})
      order by l.listed_at desc, l.id limit 100`,
    [...values, state],
  );
  return rows;
}

/** An imported listing, locked until the transaction ends, or null; filtered by rules, whose parameters start at $2. */
export async function lockImportedListing(
  tx: Queryable,
  id: string,
  { text, values }: CompiledRules,
): Promise<ImportedListingRow | null> {
  const { rows } = await tx.query<ImportedListingRow>(
    `${IMPORTED_LISTING} and l.id = $1 and ${text} for no key update of l`,
    [id, ...values],
  );
  return rows[0] ?? null;
}

/** Writes what the lister of an imported listing says of it; it has the next version, which is returned. */
export async function updateListerState(
  tx: Queryable,
  id: string,
  { status, lister_state: listerState }: Pick<ImportedListingRow, 'status' | 'lister_state'>,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update listings set status = $2, lister_state = $3, version = version + 1, updated_at = current_moment()
      where id = $1 returning version`,
    [id, status, listerState],
  );
  return rows[0]?.version ?? 0;
}

/** Makes an imported listing one of a unit; from then on imports leave it alone. */
export async function linkToUnit(
  tx: Queryable,
  row: {
    readonly id: string;
    readonly unitId: string;
    /** As an int4range. */
    readonly part: string;
    readonly propertySubType: number;
    readonly listerId: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx.query(
    `update listings set unit_id = $2, part = $3::int4range, property_sub_type = $4, lister_id = $5, confirmed_at = $6,
        state = coalesce(lister_state, status), lister_state = null, version = version + 1
      where id = $1`,
    [row.id, row.unitId, row.part, row.propertySubType, row.listerId, row.now],
  );
}
