import { type DiscoverFilters, formatDay, formatNumber } from '@sewa/formatters';
import { filterGroups, listChosen, toggleChoice } from './filterGroups.ts';
import * as messages from './messages.ts';

/** One thing a search asks for, in words, and the search without it. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly rest: DiscoverFilters;
}

function describeRent({ rentMin, rentMax }: DiscoverFilters): string | null {
  if (rentMin !== null && rentMax !== null)
    return messages.rentRange(formatNumber(rentMin), formatNumber(rentMax));
  if (rentMin !== null) return messages.rentFrom(formatNumber(rentMin));
  return rentMax === null ? null : messages.rentUpTo(formatNumber(rentMax));
}

/** Everything a search asks for, each with the search that is left without it. */
export function listChips(filters: DiscoverFilters): Chip[] {
  const chips: Chip[] = [];
  const add = (key: string, label: string | null, without: Partial<DiscoverFilters>) => {
    if (label !== null) chips.push({ key, label, rest: { ...filters, ...without } });
  };
  add('q', filters.q === '' ? null : messages.searchedText(filters.q), { q: '' });
  add('rent', describeRent(filters), { rentMin: null, rentMax: null });
  add('areaMin', filters.areaMin === null ? null : messages.areaFrom(formatNumber(filters.areaMin)), {
    areaMin: null,
  });
  const day = filters.availableFrom;
  add('availableFrom', day === null ? null : messages.availableBy(formatDay(day)), { availableFrom: null });
  for (const { name, options } of filterGroups) {
    for (const value of listChosen(filters, name)) {
      const label = options.find((option) => option.value === value)?.label ?? value;
      chips.push({ key: `${name}:${value}`, label, rest: toggleChoice(filters, name, value) });
    }
  }
  return chips;
}
