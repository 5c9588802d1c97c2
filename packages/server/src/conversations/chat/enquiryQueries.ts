import type { CompiledRules } from '@sewa/auth/rules';
import { publicAgentIdSql } from '../../homes/listings/agentSql.ts';
import { listingItemSql } from '../../homes/listings/listingSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';

/** The listing of an enquiry, with its lister. */
export interface EnquiredListingRow {
  id: string;
  slug: string;
  status: 'live' | 'let' | 'closed';
  title: string | null;
  block: string | null;
  street: string;
  lister_id: string | null;
  lister_name: string | null;
  lister_user_id: string | null;
  lister_corporate_id: string | null;
  /** The email address in their listings, or null. */
  lister_email: string | null;
}

/** The listing of an enquiry, with its lister, or null. */
export async function findEnquiredListing(tx: Queryable, id: string): Promise<EnquiredListingRow | null> {
  const { rows } = await tx.query<EnquiredListingRow>(
    `select l.id, l.slug, l.status, l.title, l.block, l.street, a.id as lister_id, a.name as lister_name,
        a.user_id as lister_user_id, a.corporate_id as lister_corporate_id, a.email as lister_email
      from listings l left join listers a on a.id = l.lister_id
      where l.id = $1 and l.status <> 'hidden' for share of l`,
    [id],
  );
  return rows[0] ?? null;
}

/** An enquiry that was made before. */
export interface KnownEnquiryRow {
  id: string;
  listing_id: string;
  conversation_id: string;
}

/** The enquiry of a user's key, or null. */
export async function findEnquiryByKey(
  tx: Queryable,
  userId: string,
  key: string,
): Promise<KnownEnquiryRow | null> {
  const { rows } = await tx.query<KnownEnquiryRow>(
    `select e.id, e.listing_id, m.conversation_id from enquiries e join messages m on m.enquiry_id = e.id
      where e.user_id = $1 and e.idempotency_key = $2`,
    [userId, key],
  );
  return rows[0] ?? null;
}

/** Inserts an enquiry; null if the user's key is used, even by a concurrent transaction. */
export async function insertEnquiry(
  tx: Queryable,
  row: { userId: string; listingId: string; listerId: string; key: string; now: Date },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into enquiries (user_id, listing_id, lister_id, idempotency_key, created_at) values ($1, $2, $3, $4, $5)
      on conflict (user_id, idempotency_key) do nothing returning id`,
    [row.userId, row.listingId, row.listerId, row.key, row.now],
  );
  return rows[0]?.id ?? null;
}

const listSql = (condition: string, asker: string): string => `
  select coalesce(json_agg(json_build_object('id', e.id, 'listing', json_build_object(${listingItemSql}),
    'message', m.body, 'sentAt', ${isoSql('m.sent_at')},
    'lister', json_build_object('kind', a.kind, 'name', a.name), 'asker', ${asker})
    order by e.created_at desc, e.id), '[]')
  from (select e.* from enquiries e join listers a on a.id = e.lister_id where ${condition}
      order by e.created_at desc, e.id limit 100) e
    join messages m on m.enquiry_id = e.id join listings l on l.id = e.listing_id
    join listers a on a.id = e.lister_id join users u on u.id = e.user_id`;

/** Enquiries that a user can see: those they are a party to. */
export const seenEnquiries = {
  action: 'read',
  subject: 'Enquiry',
  columns: {
    partyUserIds: { sql: ['e.user_id', 'a.user_id'], type: 'texts' },
    partyCorporateIds: { sql: ['a.corporate_id'], type: 'texts' },
  },
} as const satisfies PermittedRows;

const ASKER = `json_build_object('name', u.name, 'phoneNumber', u.phone_number)`;

/**
 * The enquiries a user sent, and those they or their current corporate received, newest first, as JSON text; filtered by rules, whose
 * parameters start at $3.
 */
export async function selectEnquiriesJson(
  db: Queryable,
  { userId, corporateId }: { userId: string; corporateId: string | null },
  { text, values }: CompiledRules,
): Promise<string> {
  const { rows } = await db.query<{ list: string }>(
    `select json_build_object('made', (${listSql(`e.user_id = $1 and ${text}`, 'null')}),
      'received', (${listSql(`(a.user_id = $1 or a.corporate_id = $2) and ${text}`, ASKER)}))::text as list`,
    [userId, corporateId, ...values],
  );
  return rows[0]?.list ?? '{"made":[],"received":[]}';
}

const FIND_PARTY = `
  select json_build_object(
    'name', case when e.user_id = $2 then a.name else u.name end,
    'userTypeIds', case when e.user_id <> $2 then to_json(u.user_type_ids)
      when a.kind = 'agent' then '[3]'::json else '[2]'::json end,
    'registrationNumber', case when e.user_id = $2 then a.registration_number end,
    'agentId', case when e.user_id = $2 then ${publicAgentIdSql} end,
    'isAsker', e.user_id <> $2, 'listing', json_build_object(${listingItemSql}),
    'sentAt', ${isoSql('e.created_at')})::text as party
  from enquiries e join listers a on a.id = e.lister_id join users u on u.id = e.user_id
    join listings l on l.id = e.listing_id
  where e.id = $1::uuid`;

/** The other side of an enquiry as the JSON of a `Party`; null if rules, whose parameters start at $3, hide it. */
export async function findPartyJson(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
  { text, values }: CompiledRules,
): Promise<string | null> {
  const { rows } = await db.query<{ party: string }>(`${FIND_PARTY} and ${text}`, [id, userId, ...values]);
  return rows[0]?.party ?? null;
}
