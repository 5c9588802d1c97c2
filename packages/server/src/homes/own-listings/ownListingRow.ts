import type { HouseRules, PropertyListing } from '@sewa/api/client';
import type { ListingState } from '@sewa/tenancy';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';

/**
 * Listings that a user can change: their own as lister `a`, and those of the current corporate; an owner's only as long as they own
 * unit `u`.
 */
export const changedListings = {
  action: 'update',
  subject: 'Listing',
  columns: {
    userId: {
      sql: `case when a.kind = 'agent' or u.owner_user_id = a.user_id then a.user_id end`,
      type: 'text',
    },
    corporateId: {
      sql: 'case when u.owner_corporate_id = a.corporate_id then a.corporate_id end',
      type: 'text',
    },
  },
} as const satisfies PermittedRows;

/** Public status of a listing. */
export type ListingStatus = 'live' | 'let' | 'closed' | 'hidden';

/** What a lister writes of a listing. */
export interface ListingText {
  title: string | null;
  description: string | null;
  property_sub_type: 0 | 10 | 20 | 30 | null;
  /** Cents. */
  monthly_rent: number | null;
  /** YYYY-MM-DD. */
  available_from: string | null;
  amenities: number[];
  area_value: number | null;
  area_unit: 0 | 1 | null;
  rules: HouseRules;
  low_rent_reason: string | null;
}

/** Where a listing stands. */
export interface ListingProgress {
  state: ListingState;
  status: ListingStatus;
  paused_because: PropertyListing['pausedBecause'];
  submitted_at: Date | null;
  rejection: string | null;
  confirmed_at: Date | null;
  asked_at: Date | null;
  listed_at: Date;
}

/** A listing made here, with its unit and its lister. */
export interface OwnListingRow extends ListingText, ListingProgress {
  id: string;
  unit_id: string;
  version: number;
  slug: string;
  is_whole: boolean;
  /** Its house number, if it is landed. */
  block: string | null;
  street: string;
  /** Whether the unit has a floor and a unit number. */
  has_unit_number: boolean;
  property_type: number | null;
  /** Of the whole unit. */
  unit_bedrooms: number | null;
  /** Of the whole unit. */
  unit_bathrooms: number | null;
  lister_id: string;
  lister_kind: 'owner' | 'agent';
  lister_user_id: string | null;
  lister_corporate_id: string | null;
  registration_number: string | null;
  is_reviewed: boolean;
  /** Whether the lister owns the unit. */
  is_owned: boolean;
}
