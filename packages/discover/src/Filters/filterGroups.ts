import type { Facets } from '@sewa/api/client';
import {
  amenities,
  type DiscoverFilters,
  districts,
  formatRoomCount,
  furnitureStatuses,
  propertySubTypes,
  propertyTypes,
  roomCounts,
} from '@sewa/formatters';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** One choice of a filter: the value it has in the address and its words. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** What a form sends, where that is shorter than the value in the address. */
  readonly sent?: string;
  /** Another filter offers the same: it is only shown where an address has chosen it. */
  readonly isOfferedElsewhere?: boolean;
}

/** One filter of the search. */
export interface FilterGroup {
  readonly name: keyof Facets & keyof DiscoverFilters;
  readonly title: string;
  readonly options: readonly FilterOption[];
}

const rooms = (nameChoice: (count: string) => string) =>
  roomCounts.map((count) => ({
    value: String(count),
    label: nameChoice(formatRoomCount(count)),
  }));

/** The kind of home that a number of bedrooms says better: with 'Studio' there, others can be chosen beside it. */
const STUDIO = '30';

const coded = (rows: readonly { code: number; label: string }[]) =>
  rows.map(({ code, label }) => ({ value: String(code), label }));

/** The filters whose choices are counted, in the order people think of them. */
export const filterGroups: readonly FilterGroup[] = [
  { name: 'propertyTypes', title: common.factName.propertyType, options: coded(propertyTypes) },
  {
    name: 'propertySubTypes',
    title: messages.subTypeLegend,
    options: coded(propertySubTypes).map((option) => ({
      ...option,
      isOfferedElsewhere: option.value === STUDIO,
    })),
  },
  {
    name: 'noOfBedRooms',
    title: common.factName.bedrooms,
    options: [{ value: '0', label: messages.studioChoice }, ...rooms(messages.bedroomChoice)],
  },
  { name: 'noOfBathRooms', title: common.factName.bathrooms, options: rooms(messages.bathroomChoice) },
  { name: 'furnitureStatus', title: common.factName.furnishing, options: coded(furnitureStatuses) },
  { name: 'amenities', title: common.amenitiesTitle, options: coded(amenities) },
  {
    name: 'searchParams',
    title: common.factName.district,
    options: districts.map(({ slug, code, name }) => ({ value: slug, sent: code, label: name })),
  },
];

/** The chosen values of one filter, as the address writes them. */
export function listChosen(filters: DiscoverFilters, name: FilterGroup['name']): string[] {
  return filters[name].map(String);
}

/** The chosen values of one filter, as a form sends them. */
export function listSent(filters: DiscoverFilters, { name, options }: FilterGroup): string[] {
  const chosen = listChosen(filters, name);
  return options.filter(({ value }) => chosen.includes(value)).map(({ value, sent }) => sent ?? value);
}

/** The same search with one value of one filter put in or taken out. */
export function toggleChoice(
  filters: DiscoverFilters,
  name: FilterGroup['name'],
  value: string,
): DiscoverFilters {
  const chosen = listChosen(filters, name);
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...filters, [name]: name === 'searchParams' ? next : next.map(Number) };
}
