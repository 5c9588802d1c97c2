import type { Viewing } from '@sewa/api/client';
import { homeNameSql } from '../../homes/listings/listingSql.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';

/** State of a viewing. */
export type ViewingState = Viewing['state'];

/** Listings whose viewings a user can host: their own as lister `a`, and those of the current corporate. */
export const hostedListings = {
  action: 'update',
  subject: 'Listing',
  columns: {
    userId: { sql: 'a.user_id', type: 'text' },
    corporateId: { sql: 'a.corporate_id', type: 'text' },
  },
} as const satisfies PermittedRows;

/** A viewing with its time and its home. */
export interface ViewingRow {
  id: string;
  slot_id: string;
  user_id: string;
  corporate_name: string | null;
  guest_name: string | null;
  host_name: string | null;
  state: ViewingState;
  version: number;
  seat: number | null;
  note: string;
  code: string;
  wrong_codes: number;
  offered_until: Date | null;
  missed_says: 'guest' | 'host' | null;
  cancelled_by: 'guest' | 'host' | null;
  guest_goes_on: boolean | null;
  host_goes_on: boolean | null;
  position: number | null;
  starts_at: Date;
  ends_at: Date;
  seats: number;
  is_removed: boolean;
  host_user_id: string | null;
  lister_user_id: string | null;
  lister_corporate_id: string | null;
  listing_id: string;
  unit_id: string | null;
  slug: string;
  title: string | null;
  block: string | null;
  street: string;
  postal_code: string | null;
  monthly_rent: number | null;
  home: string;
}

/** Viewing rows `v` with slot `s`, listing `l`, lister `a` and guest `g`, as SQL without a condition, and with further columns. */
export const viewingSql = (further = ''): string => `
  select ${further} v.id, v.slot_id, v.user_id, v.state, v.version, v.seat, v.note, v.code, v.wrong_codes, v.offered_until, v.missed_says,
    v.cancelled_by, v.guest_goes_on, v.host_goes_on,
    case when v.state = 'waiting' then (select count(*)::int from viewings w where w.slot_id = v.slot_id and w.state = 'waiting'
      and w.line_number <= v.line_number) end as position,
    s.starts_at, s.ends_at, s.seats, s.removed_at is not null as is_removed, s.host_user_id, a.user_id as lister_user_id,
    a.corporate_id as lister_corporate_id, l.id as listing_id, l.unit_id, l.slug, l.title, l.block, l.street, l.postal_code,
    l.monthly_rent, ${homeNameSql} as home, g.name as guest_name, k.name as corporate_name,
    coalesce((select h.name from users h where h.id = s.host_user_id), a.name) as host_name
  from viewings v join viewing_slots s on s.id = v.slot_id join listings l on l.id = s.listing_id
    join listers a on a.id = l.lister_id join users g on g.id = v.user_id left join corporates k on k.id = v.corporate_id`;
