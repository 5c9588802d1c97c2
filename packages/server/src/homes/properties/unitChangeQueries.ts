import type { Queryable } from '../../platform/database/database.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { makeAddressKey, type UnitAddress } from './addressKey.ts';
import type { FactColumns } from './parseUnit.ts';
import { type UnitRow, unitColumns } from './unitQueries.ts';
import type { UnitOwner } from './whoMayAsk.ts';

const splitOwner = (owner: UnitOwner | null): [string | null, string | null] => {
  if (owner === null) return [null, null];
  return 'userId' in owner ? [owner.userId, null] : [null, owner.corporateId];
};

const addressValues = (address: UnitAddress) => [
  address.block,
  address.street,
  address.floor,
  address.unit,
  address.postalCode,
  makeAddressKey(address),
];

const factValues = (facts: FactColumns) => [
  facts.property_type,
  facts.number_of_bedrooms,
  facts.number_of_bathrooms,
  facts.furniture_status,
  facts.area_value,
  facts.area_unit,
  facts.amenities,
];

/** Inserts a unit with the position of its postal code; null if there is one of this address. */
export async function insertUnit(
  tx: Queryable,
  { address, facts, owner }: { address: UnitAddress; facts: FactColumns; owner: UnitOwner | null },
  now: Date,
): Promise<{ id: string; version: number } | null> {
  const { rows } = await tx.query<{ id: string; version: number }>(
    `insert into units (id, block, street, floor, unit, postal_code, address_key, property_type, number_of_bedrooms,
        number_of_bathrooms, furniture_status, area_value, area_unit, amenities, owner_user_id, owner_corporate_id,
        created_at, latitude, longitude)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, p.latitude, p.longitude
        from (values (1)) as one left join postal_codes p on p.code = $6
      on conflict (address_key) do nothing returning id, version`,
    [makeRandomId(), ...addressValues(address), ...factValues(facts), ...splitOwner(owner), now],
  );
  return rows[0] ?? null;
}

/** A unit of an address, locked until the transaction ends, or null. */
export async function lockUnitAt(tx: Queryable, address: UnitAddress): Promise<UnitRow | null> {
  const { rows } = await tx.query<UnitRow>(
    `select ${unitColumns} from units u where u.address_key = $1 for no key update of u`,
    [makeAddressKey(address)],
  );
  return rows[0] ?? null;
}

/** A unit of an id, locked until the transaction ends, or null. */
export async function lockUnit(tx: Queryable, id: string): Promise<UnitRow | null> {
  const { rows } = await tx.query<UnitRow>(
    `select ${unitColumns} from units u where u.id = $1 for no key update of u`,
    [id],
  );
  return rows[0] ?? null;
}

/** Writes the address and the facts of a unit; returns its next version. */
export async function updateUnit(
  tx: Queryable,
  id: string,
  { address, facts }: { address: UnitAddress; facts: FactColumns },
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update units set block = $2, street = $3, floor = $4, unit = $5, postal_code = $6, address_key = $7,
        property_type = $8, number_of_bedrooms = $9, number_of_bathrooms = $10, furniture_status = $11,
        area_value = $12, area_unit = $13, amenities = $14,
        latitude = coalesce((select p.latitude from postal_codes p where p.code = $6), case when postal_code = $6 then latitude end),
        longitude = coalesce((select p.longitude from postal_codes p where p.code = $6), case when postal_code = $6 then longitude end),
        version = version + 1
      where id = $1 returning version`,
    [id, ...addressValues(address), ...factValues(facts)],
  );
  const [row] = rows;
  if (!row) throw new Error('A unit was not updated.');
  return row.version;
}

/** Writes the amenities of a unit to the open listings in which its owner offers the whole of it. */
export async function updateListedAmenities(
  tx: Queryable,
  id: string,
  amenities: readonly number[],
): Promise<void> {
  await tx.query(
    `update listings l set amenities = $2 from units u, listers a
      where u.id = $1 and l.unit_id = u.id and a.id = l.lister_id and lower(l.part) = 0 and l.state <> 'closed'
        and (u.owner_user_id = a.user_id or u.owner_corporate_id = a.corporate_id)`,
    [id, amenities],
  );
}

/** Gives a unit to an owner; returns its next version. */
export async function updateOwner(tx: Queryable, id: string, owner: UnitOwner): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `update units set owner_user_id = $2, owner_corporate_id = $3, version = version + 1 where id = $1 returning version`,
    [id, ...splitOwner(owner)],
  );
  const [row] = rows;
  if (!row) throw new Error('A unit was not updated.');
  return row.version;
}

/** Ids of the listings of a unit that are not closed. */
export async function listOpenListings(tx: Queryable, unitId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from listings where unit_id = $1 and state <> 'closed' order by id`,
    [unitId],
  );
  return rows.map(({ id }) => id);
}
