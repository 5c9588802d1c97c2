import type { EnquiryCard, HouseRules } from '@sewa/api/client';
import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** Who asked, what they wrote first, and the home. */
export interface EnquiryRow extends Pick<EnquiryCard, 'asker' | 'enquiry' | 'unitId'> {
  status: 'live' | 'let' | 'closed';
  slug: string;
  /** YYYY-MM-DD, or null. */
  availableFrom: string | null;
  /** Cents. */
  monthlyRent: number | null;
  rules: HouseRules;
  /** Whether a time for viewings is to come, with a free seat. */
  hasSlots: boolean;
}

/** Who asked in a conversation about a listing, and the home. Throws if either is gone. */
export async function getEnquiryRow(
  db: Queryable,
  ids: { conversationId: string; listingId: string; askerId: string },
  now: Date,
): Promise<EnquiryRow> {
  const { rows } = await db.query<EnquiryRow>(
    `select json_build_object('name', u.name, 'userTypeIds', u.user_type_ids,
          'verified', case when exists (select from identities i where i.user_id = u.id) then 'singpass' else 'phone' end,
          'memberSince', to_char(u.created_at at time zone 'Asia/Singapore', 'YYYY-MM-DD')) as asker,
        (select json_build_object('message', m.body, 'sentAt', ${isoSql('m.sent_at')}) from messages m
          where m.conversation_id = $1 and m.enquiry_id is not null and m.deleted_at is null and m.body <> ''
          order by m.number limit 1) as enquiry,
        l.unit_id as "unitId", l.status, l.slug, to_char(l.available_from, 'YYYY-MM-DD') as "availableFrom",
        l.monthly_rent as "monthlyRent", l.rules,
        exists (select from viewing_slots s where s.listing_id = l.id and s.removed_at is null and s.starts_at > $4
          and s.seats > (select count(*) from viewings v where v.slot_id = s.id and v.seat is not null)) as "hasSlots"
      from listings l, users u where l.id = $2 and u.id = $3`,
    [ids.conversationId, ids.listingId, ids.askerId, now],
  );
  if (!rows[0]) throw new Error('A conversation has no home or nobody asked in it.');
  return rows[0];
}

/** Viewings of a home by a guest, the latest first, by rules about who hosts them, whose parameters start at $3. */
export async function listViewingsOf(
  db: Queryable,
  { listingId, userId }: { listingId: string; userId: string },
  { text, values }: CompiledRules,
): Promise<EnquiryCard['viewings']> {
  const { rows } = await db.query<EnquiryCard['viewings'][number]>(
    `select v.id, v.state, ${isoSql('s.starts_at')} as "startsAt"
      from viewings v join viewing_slots s on s.id = v.slot_id join listings l on l.id = s.listing_id
        join listers a on a.id = l.lister_id
      where s.listing_id = $1 and v.user_id = $2 and (${text}) order by s.starts_at desc, v.id limit 5`,
    [listingId, userId, ...values],
  );
  return rows;
}
