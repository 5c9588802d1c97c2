import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { OWN_SOURCE } from '../listings/listingDraft.ts';
import { knowsUnitSql } from './authorityQueries.ts';

/** A unit as somebody who wants to let it stands to it. */
export interface LettingUnitRow {
  is_owned: boolean;
  is_agency: boolean;
  owner_corporate_id: string | null;
}

/** How a user stands to a unit, by rules about its owner, whose parameters start at $4; null if there is no such unit. */
export async function findLettingUnit(
  tx: Queryable,
  { unitId, userId, today }: { unitId: string; userId: string; today: string },
  { text, values }: CompiledRules,
): Promise<LettingUnitRow | null> {
  const { rows } = await tx.query<LettingUnitRow>(
    `select coalesce((${text}), false) as is_owned, u.owner_corporate_id,
        own_registration_number(me) is not null and (
          exists (select from authorities y where y.unit_id = u.id and y.ended_at is null
            and (y.ends_on is null or y.ends_on >= $3::date)
            and (y.asked_by = me.id or y.registration_number = own_registration_number(me)))) as is_agency
      from units u join users me on me.id = $2 where u.id = $1`,
    [unitId, userId, today, ...values],
  );
  return rows[0] ?? null;
}

/** A new draft. */
export interface DraftRow {
  readonly id: string;
  readonly unitId: string;
  /** As an int4range. */
  readonly part: string;
  readonly propertySubType: number;
  readonly listerId: string;
  readonly now: Date;
  /** YYYY-MM-DD, in Singapore. */
  readonly today: string;
}

/** Inserts a draft with the address of its unit, and its amenities if the lister knows them; `refreshListing` writes the rest. Returns its version. */
export async function insertDraft(tx: Queryable, row: DraftRow): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `insert into listings (id, source, source_row, content_hash, status, slug, block, street, floor, unit, postal_code,
        amenities, property_sub_type, lister_id, listed_at, search, unit_id, part, state)
      select $1, '${OWN_SOURCE}', $1, '', 'hidden', 'new', u.block, u.street, u.floor, u.unit, u.postal_code,
        case when ${knowsUnitSql('$7')} then u.amenities else '{}' end, $4, $5, $6, '', u.id, $3::int4range, 'draft'
      from units u join listers a on a.id = $5 where u.id = $2 returning version`,
    [row.id, row.unitId, row.part, row.propertySubType, row.listerId, row.now, row.today],
  );
  const [created] = rows;
  if (!created) throw new Error('A draft was not inserted.');
  return created.version;
}
