import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { OWN_SOURCE } from '../listings/listingDraft.ts';

/** A unit as somebody who wants to let it stands to it. */
export interface LettingUnitRow {
  is_owned: boolean;
  is_agency: boolean;
  owner_corporate_id: string | null;
}

/** How a user stands to a unit, by rules about its owner, whose parameters start at $3; null if there is no such unit. */
export async function findLettingUnit(
  tx: Queryable,
  { unitId, userId }: { unitId: string; userId: string },
  { text, values }: CompiledRules,
): Promise<LettingUnitRow | null> {
  const { rows } = await tx.query<LettingUnitRow>(
    `select coalesce((${text}), false) as is_owned, u.owner_corporate_id,
        own_registration_number(me) is not null and (
          exists (select from authorities y where y.unit_id = u.id and y.ended_at is null
            and (y.asked_by = me.id or y.registration_number = own_registration_number(me)))
          or exists (select from listings o join listers a on a.id = o.lister_id
            where o.unit_id = u.id and a.user_id = me.id and a.kind = 'agent')) as is_agency
      from units u join users me on me.id = $2 where u.id = $1`,
    [unitId, userId, ...values],
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
}

/** Inserts a draft with the amenities of its unit; `refreshListing` writes the rest. Returns its version. */
export async function insertDraft(tx: Queryable, row: DraftRow): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `insert into listings (id, source, source_row, content_hash, status, slug, block, street, floor, unit, postal_code,
        amenities, property_sub_type, lister_id, listed_at, search, unit_id, part, state)
      select $1, '${OWN_SOURCE}', $1, '', 'hidden', 'new', u.block, u.street, u.floor, u.unit, u.postal_code,
        u.amenities, $4, $5, $6, '', u.id, $3::int4range, 'draft'
      from units u where u.id = $2 returning version`,
    [row.id, row.unitId, row.part, row.propertySubType, row.listerId, row.now],
  );
  const [created] = rows;
  if (!created) throw new Error('A draft was not inserted.');
  return created.version;
}
