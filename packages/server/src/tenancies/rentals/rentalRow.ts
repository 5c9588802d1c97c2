import type { OfferTerms, Rental } from '@sewa/api/client';
import type { RentalSide, RentalState } from '@sewa/tenancy';
import { homeNameSql } from '../../homes/listings/listingSql.ts';

/** A rental with its home. */
export interface RentalRow {
  id: string;
  listing_id: string;
  state: RentalState;
  version: number;
  changed_at: Date;
  unit_id: string | null;
  part: string | null;
  slug: string;
  title: string | null;
  property_type: number | null;
  property_sub_type: 0 | 10 | 20 | 30 | null;
  number_of_bedrooms: number | null;
  number_of_bathrooms: number | null;
  /** Once it is signed: by the agreement, or as it was ended early. */
  last_day: string | null;
  term_started_at: Date | null;
  area_value: number | null;
  area_unit: 0 | 1 | null;
  block: string | null;
  street: string;
  postal_code: string | null;
  floor: string | null;
  unit: string | null;
  monthly_rent: number | null;
  available_from: string | null;
  status: Rental['listing']['status'];
  owner_status: 'C' | 'P' | 'A' | null;
  home: string;
}

/** Rental rows `r` with listing `l` and unit `u`, as SQL without a condition. */
export const RENTAL = `
  select r.id, r.listing_id, r.state, r.version, r.changed_at, l.unit_id, l.part::text as part, l.slug, l.title, l.property_type,
    l.property_sub_type, coalesce(u.number_of_bedrooms, l.number_of_bedrooms) as number_of_bedrooms,
    coalesce(u.number_of_bathrooms, l.number_of_bathrooms)::float8 as number_of_bathrooms, r.last_day::text as last_day, r.term_started_at,
    l.area_value::float8 as area_value, l.area_unit, l.block, l.street, l.postal_code, u.floor, u.unit, l.monthly_rent,
    l.available_from::text as available_from, l.status, o.residential_status as owner_status, ${homeNameSql} as home
  from rentals r join listings l on l.id = r.listing_id left join units u on u.id = l.unit_id
    left join users o on o.id = u.owner_user_id`;

/** A party of a rental. */
export interface PartyRow {
  id: string;
  rental_id: string;
  side: RentalSide;
  actor_type: number;
  user_id: string | null;
  corporate_id: string | null;
  lister_id: string | null;
  name: string | null;
  has_left: boolean;
}

/** The party that somebody is, and whether they may sign for it: members of a corporate who don't administer it only read. */
export interface OwnParty extends PartyRow {
  readonly can_sign: boolean;
}

/** An offer of a rental. */
export interface OfferRow {
  id: string;
  rental_id: string;
  number: number;
  by_side: RentalSide;
  by_name: string | null;
  terms: OfferTerms;
  state: 'open' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  expires_at: Date;
  created_at: Date;
}
