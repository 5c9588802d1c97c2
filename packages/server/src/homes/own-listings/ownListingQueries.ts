import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import type { ListingProgress, ListingText, OwnListingRow } from './ownListingRow.ts';

const OWN_LISTING = `
  select l.id, l.unit_id, l.version, l.slug, lower(l.part) = 0 as is_whole, l.title, l.description, l.property_sub_type,
    l.monthly_rent, l.available_from::text as available_from, l.amenities, l.area_value::float8 as area_value, l.area_unit,
    l.rules, l.low_rent_reason, l.state, l.status, l.paused_because, l.submitted_at, l.rejection, l.confirmed_at, l.asked_at,
    l.listed_at, u.block, u.street, u.floor is not null and u.unit is not null as has_unit_number, u.property_type,
    u.number_of_bedrooms as unit_bedrooms, u.number_of_bathrooms as unit_bathrooms, l.lister_id, a.kind as lister_kind,
    a.user_id as lister_user_id, a.corporate_id as lister_corporate_id, a.registration_number,
    a.reviewed_at is not null as is_reviewed,
    coalesce(u.owner_user_id = a.user_id, false) or coalesce(u.owner_corporate_id = a.corporate_id, false) as is_owned
  from units u join listings l on l.unit_id = u.id join listers a on a.id = l.lister_id where l.id = $1`;

/** Every listing. */
const ANY: CompiledRules = { text: 'true', values: [] };

/** A listing made here, or null; filtered by rules, whose parameters start at $2. */
export async function findOwnListing(
  db: Queryable,
  id: string,
  { text, values }: CompiledRules = ANY,
): Promise<OwnListingRow | null> {
  const { rows } = await db.query<OwnListingRow>(`${OWN_LISTING} and ${text}`, [id, ...values]);
  return rows[0] ?? null;
}

/**
 * A listing made here, or null; filtered by rules, whose parameters start at $2. It is locked until the transaction ends, and so is its
 * unit, whose listings are published one after another.
 */
export async function lockOwnListing(
  tx: Queryable,
  id: string,
  { text, values }: CompiledRules = ANY,
): Promise<OwnListingRow | null> {
  const { rows } = await tx.query<OwnListingRow>(`${OWN_LISTING} and ${text} for no key update of u, l`, [
    id,
    ...values,
  ]);
  return rows[0] ?? null;
}

/** Writes where a listing stands; it has the next version, which is returned. */
export async function updateProgress(tx: Queryable, id: string, row: ListingProgress): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update listings set state = $2, status = $3, paused_because = $4, submitted_at = $5, rejection = $6, confirmed_at = $7,
        asked_at = $8, listed_at = $9, version = version + 1
      where id = $1 returning version`,
    [
      id,
      row.state,
      row.status,
      row.paused_because,
      row.submitted_at,
      row.rejection,
      row.confirmed_at,
      row.asked_at,
      row.listed_at,
    ],
  );
  return rows[0]?.version ?? 0;
}

/** Writes the amenities of a unit, which are those of its whole in the words of its owner. */
export async function updateUnitAmenities(
  tx: Queryable,
  unitId: string,
  amenities: readonly number[],
): Promise<void> {
  await tx.query('update units set amenities = $2 where id = $1', [unitId, amenities]);
}

/** Writes what a lister says of a home; the listing has the next version, which is returned. */
export async function updateText(tx: Queryable, id: string, row: ListingText): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update listings set title = $2, description = $3, property_sub_type = $4, monthly_rent = $5, available_from = $6,
        amenities = $7, area_value = $8, area_unit = $9, rules = $10, low_rent_reason = $11, version = version + 1
      where id = $1 returning version`,
    [
      id,
      row.title,
      row.description,
      row.property_sub_type,
      row.monthly_rent,
      row.available_from,
      row.amenities,
      row.area_value,
      row.area_unit,
      JSON.stringify(row.rules),
      row.low_rent_reason,
    ],
  );
  return rows[0]?.version ?? 0;
}
