import type { PropertyListing } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import type { RuleSubject } from '../../platform/permissions/makeRules.ts';
import type { Viewer } from './Viewer.ts';

/** A row of `units`. */
export interface UnitRow {
  id: string;
  block: string | null;
  street: string;
  floor: string | null;
  unit: string | null;
  postal_code: string;
  address_key: string;
  owner_user_id: string | null;
  owner_corporate_id: string | null;
  property_type: number | null;
  number_of_bedrooms: number | null;
  number_of_bathrooms: number | null;
  furniture_status: 0 | 1 | 2 | null;
  area_value: number | null;
  area_unit: 0 | 1 | null;
  amenities: number[];
  latitude: number | null;
  longitude: number | null;
  version: number;
  created_at: Date;
  /** Open disputes about it, oldest first. */
  dispute_ids: string[];
}

/** Columns of a unit `u`. */
export const unitColumns = `u.id, u.block, u.street, u.floor, u.unit, u.postal_code, u.address_key, u.owner_user_id,
  u.owner_corporate_id, u.property_type, u.number_of_bedrooms, u.number_of_bathrooms, u.furniture_status,
  u.area_value::float8 as area_value, u.area_unit, u.amenities, u.latitude, u.longitude, u.version, u.created_at,
  array(select d.id::text from unit_disputes d where d.unit_id = u.id and d.settled_at is null order by d.created_at, d.id)
    as dispute_ids`;

/** Condition for the units whose agent a user is: asked for, granted, or advertised by them. Its parameters start at `first`. */
const agencySql = (first: number): string => `u.id = any(array(
  select a.unit_id from authorities a
    where (a.asked_by = $${first} or a.registration_number = $${first + 1}) and a.ended_at is null
      and (a.ends_on is null or a.ends_on >= $${first + 2}::date)
  union all
  select l.unit_id from listings l join listers r on r.id = l.lister_id
    where l.unit_id is not null and r.user_id = $${first} and r.kind = 'agent'))`;

/** Somebody who looks at units, with what the policy allows them. */
export interface UnitReader {
  readonly session: RuleSubject;
  readonly viewer: Viewer;
}

/** Condition for the units somebody may read: their own, those of their corporate, and those whose agent they are. */
function compileReadable({ session, viewer }: UnitReader): { text: string; values: unknown[] } {
  const { text, values } = compilePermission(session, {
    action: 'read',
    subject: 'Property',
    columns: {
      userId: { sql: 'u.owner_user_id', type: 'text' },
      corporateId: { sql: 'u.owner_corporate_id', type: 'text' },
    },
  });
  const { userId, registrationNumber, today } = viewer;
  if (registrationNumber === null) return { text: `(${text})`, values: [...values] };
  return {
    text: `(${text} or ${agencySql(values.length + 1)})`,
    values: [...values, userId, registrationNumber, today],
  };
}

/** Where a page of units begins: after this one. */
export interface UnitPlace {
  readonly createdAt: Date;
  readonly id: string;
}

/**
 * Condition for the units with a listing in a state that the user sees: as `isSeen` has it, their own in any state, all that are
 * live, and as owner all that are paused or let. Its parameters start at `first`: state, user, corporate.
 */
const seenStateSql = (first: number): string => `exists (
  select from listings l left join listers r on r.id = l.lister_id
    where l.unit_id = u.id and l.state = $${first} and (l.state = 'live' or r.user_id = $${first + 1} or r.corporate_id = $${first + 2}
      or (l.state in ('paused', 'let') and (u.owner_user_id = $${first + 1} or u.owner_corporate_id = $${first + 2}))))`;

/** Which units are listed. */
interface UnitFilter {
  readonly after: UnitPlace | null;
  /** Only units with a listing in this state that the user sees. */
  readonly state: PropertyListing['state'] | null;
  readonly max: number;
}

/** Units that a user may read, newest first. */
export async function listUnits(
  db: Queryable,
  reader: UnitReader,
  { after, state, max }: UnitFilter,
): Promise<UnitRow[]> {
  const { text, values } = compileReadable(reader);
  const next = values.length;
  const { userId, corporateId } = reader.viewer;
  const { rows } = await db.query<UnitRow>(
    `select ${unitColumns} from units u where ${text}
        and ($${next + 1}::timestamptz is null or (u.created_at, u.id) < ($${next + 1}, $${next + 2}))
        and ($${next + 4}::text is null or ${seenStateSql(next + 4)})
      order by u.created_at desc, u.id desc limit $${next + 3}`,
    [...values, after?.createdAt ?? null, after?.id ?? null, max, state, userId, corporateId],
  );
  return rows;
}

/** A unit that a user may read, or null. */
export async function findUnit(db: Queryable, reader: UnitReader, id: string): Promise<UnitRow | null> {
  const { text, values } = compileReadable(reader);
  const { rows } = await db.query<UnitRow>(
    `select ${unitColumns} from units u where ${text} and u.id = $${values.length + 1}`,
    [...values, id],
  );
  return rows[0] ?? null;
}
