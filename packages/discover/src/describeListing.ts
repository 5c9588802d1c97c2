import type { ListingItem } from '@sewa/api/client';
import {
  findDistrict,
  formatAddressWithoutUnit,
  formatBathrooms,
  formatBedrooms,
  formatMonth,
  formatPropertySubType,
  formatPropertyType,
  formatRent,
  notStated,
} from '@sewa/formatters';
import * as messages from './messages.ts';

/** What a listing is called: its project, else its address. */
export function describeListing(listing: ListingItem): string {
  return listing.title ?? formatAddressWithoutUnit(listing.address);
}

/** What kind of home it is, in a few words: 'Entire Unit · Condominium'. */
export function describeKind({ propertyType, propertySubType }: ListingItem): string {
  return [
    propertySubType === null ? null : formatPropertySubType(propertySubType),
    propertyType === null ? null : formatPropertyType(propertyType),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** What of a home is let, in the words of its facts: 'Whole unit'. */
export const describePart = (code: number | null): string =>
  (code === null ? null : messages.letPart[code]) ?? notStated;

/** A number of bedrooms beside its name: '3', 'Studio', 'Not stated'. */
export function describeBedrooms(count: number | null): string {
  if (count === null) return notStated;
  return count === 0 ? formatBedrooms(count) : String(count);
}

/** Where a listing's facts come from when nobody advertised it: 'From open data, approved Jan 2021'. */
export function describeProvenance({ provenance }: ListingItem): string | null {
  return provenance ? messages.openDataSource(formatMonth(provenance.month)) : null;
}

/** One sentence for search engines and link previews. */
export function summarizeListing(listing: ListingItem): string {
  const district = findDistrict(listing.district ?? '');
  const rooms = [
    listing.numberOfBedrooms === null ? null : formatBedrooms(listing.numberOfBedrooms).toLowerCase(),
    listing.numberOfBathrooms === null ? null : formatBathrooms(listing.numberOfBathrooms).toLowerCase(),
  ].filter((part) => part !== null);
  const place = [formatAddressWithoutUnit(listing.address), district?.name].filter(Boolean).join(', ');
  const facts = [formatRent(listing.monthlyRent), ...rooms].join(', ');
  return messages.homeSummary(describeKind(listing), place, facts);
}
