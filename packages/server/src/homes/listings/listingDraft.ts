import { createHash } from 'node:crypto';
import { type Address, type Area, findDistrictByPostalCode, formatPropertySlug } from '@sewa/formatters';
import { makeDigestId } from '../../platform/database/ids.ts';
import { formatSearchVector } from './searchWords.ts';

/** A listing as its source states it; null where the source does not say. */
export interface ListingDraft {
  /** Where it comes from: a feed, a preset, the sample market. */
  source: string;
  /** What the source calls it; together with the source it is the listing's key. */
  sourceRow: string;
  status: 'live' | 'let' | 'closed';
  title: string | null;
  description: string | null;
  propertyType: number | null;
  propertySubType: number | null;
  address: {
    block: string | null;
    street: string;
    floor: string | null;
    unit: string | null;
    postalCode: string | null;
  };
  numberOfBedrooms: number | null;
  numberOfBathrooms: number | null;
  furnitureStatus: 0 | 1 | 2 | null;
  area: { value: number; unit: 0 | 1 } | null;
  amenities: readonly number[];
  /** Cents of a Singapore dollar. */
  monthlyRent: number;
  /** YYYY-MM-DD. */
  availableFrom: string | null;
  provenance: { kind: 'open-data'; month: string } | null;
  listerId: string | null;
  position: { latitude: number; longitude: number } | null;
  /** ISO date and time. */
  listedAt: string;
}

/** The source of listings that people make here. */
export const OWN_SOURCE = 'sewa';

/** A listing that somebody makes here, which may be hidden and have no rent yet; its id is its `sourceRow`. */
export interface OwnListingDraft extends Omit<ListingDraft, 'status' | 'monthlyRent'> {
  status: ListingDraft['status'] | 'hidden';
  monthlyRent: number | null;
}

/** One row of the table, as `saveListings` sends it. */
export type ListingRow = Record<string, unknown> & { id: string; source: string; source_row: string };

/** Id of an imported listing: from the sha256 of its key, so that the same row always gets the same id. */
export const makeListingId = (source: string, sourceRow: string): string =>
  makeDigestId(createHash('sha256').update(`${source}\n${sourceRow}`).digest());

/** The row of a draft, with all that follows from it: id, slug, district and a hash of everything it says. */
export function makeListingRow(draft: ListingDraft | OwnListingDraft): ListingRow {
  const { address, area, position, provenance } = draft;
  const district = findDistrictByPostalCode(address.postalCode);
  const row = {
    id: draft.source === OWN_SOURCE ? draft.sourceRow : makeListingId(draft.source, draft.sourceRow),
    source: draft.source,
    source_row: draft.sourceRow,
    status: draft.status,
    slug: formatPropertySlug({
      propertyType: draft.propertyType,
      address: address satisfies Address,
      numberOfBedrooms: draft.numberOfBedrooms,
      numberOfBathrooms: draft.numberOfBathrooms,
    }),
    title: draft.title,
    description: draft.description,
    property_type: draft.propertyType,
    property_sub_type: draft.propertySubType,
    block: address.block,
    street: address.street,
    floor: address.floor,
    unit: address.unit,
    postal_code: address.postalCode,
    district: district?.code ?? null,
    district_name: district?.name ?? '',
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    number_of_bedrooms: draft.numberOfBedrooms,
    number_of_bathrooms: draft.numberOfBathrooms,
    furniture_status: draft.furnitureStatus,
    area_value: (area satisfies Area | null)?.value ?? null,
    area_unit: area?.unit ?? null,
    amenities: [...new Set(draft.amenities)].sort(),
    monthly_rent: draft.monthlyRent,
    available_from: draft.availableFrom,
    provenance_kind: provenance?.kind ?? null,
    provenance_month: provenance?.month ?? null,
    lister_id: draft.listerId,
    listed_at: draft.listedAt,
  };
  // What follows from the rest is in no hash, so that a row known from before stays the same.
  return {
    ...row,
    search: formatSearchVector(row),
    content_hash: createHash('sha256').update(JSON.stringify(row)).digest('hex'),
  };
}
