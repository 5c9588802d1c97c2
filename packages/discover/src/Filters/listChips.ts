import { type DiscoverFilters, formatAreaInBothUnits, formatDay, formatNumber } from '@sewa/formatters';
import { namePlace, type PlaceNames } from '../Places/namePlace.ts';
import { filterGroups, listChosen, toggleChoice } from './filterGroups.ts';
import { houseRuleNames } from './houseRuleNames.ts';
import * as messages from './messages.ts';

/** One thing a search asks for, in words, and the search without it. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly rest: DiscoverFilters;
  /** The word between this and the one before, where a home needs either or both. */
  readonly join?: string;
}

function describeRent({ rentMin, rentMax }: DiscoverFilters): string | null {
  if (rentMin !== null && rentMax !== null)
    return messages.rentRange(formatNumber(rentMin), formatNumber(rentMax));
  if (rentMin !== null) return messages.rentFrom(formatNumber(rentMin));
  return rentMax === null ? null : messages.rentUpTo(formatNumber(rentMax));
}

/** Where a search looks: in any of its areas or near any of its places, and not far from all it wants to get to. */
function listPlaceChips(filters: DiscoverFilters, names: PlaceNames): Chip[] {
  const { in: areas, near, to } = filters;
  const name = (place: string) => namePlace(place, names);
  const either: Chip[] = [
    ...areas.map((area) => ({
      key: `in:${area}`,
      label: messages.inPlace(name(area)),
      rest: { ...filters, in: areas.filter((other) => other !== area) },
    })),
    ...near.map(({ place, minutes }) => ({
      key: `near:${place}`,
      label: messages.nearPlace(minutes, name(place)),
      rest: { ...filters, near: near.filter((other) => other.place !== place) },
    })),
  ];
  const all: Chip[] = to.map(({ place, minutes }) => ({
    key: `to:${place}`,
    label: messages.toPlace(minutes, name(place)),
    rest: { ...filters, to: to.filter((other) => other.place !== place) },
  }));
  const join = (chips: Chip[], word: string) =>
    chips.map((chip, index) => (index === 0 ? chip : { ...chip, join: word }));
  return [...join(either, messages.orJoin), ...join(all, messages.andJoin)];
}

/** Everything a search asks for, each with the search that is left without it. */
export function listChips(filters: DiscoverFilters, names?: PlaceNames): Chip[] {
  const chips: Chip[] = [];
  const add = (key: string, label: string | null, without: Partial<DiscoverFilters>) => {
    if (label !== null) chips.push({ key, label, rest: { ...filters, ...without } });
  };
  add('q', filters.q === '' ? null : messages.searchedText(filters.q), { q: '' });
  chips.push(...listPlaceChips(filters, names));
  const { station } = filters;
  add('station', station === null ? null : messages.nearStation(station), { station: null });
  add('rent', describeRent(filters), { rentMin: null, rentMax: null });
  const area = filters.areaMin;
  add('areaMin', area === null ? null : messages.areaFrom(formatAreaInBothUnits({ value: area, unit: 0 })), {
    areaMin: null,
  });
  const day = filters.availableFrom;
  add('availableFrom', day === null ? null : messages.availableBy(formatDay(day)), { availableFrom: null });
  for (const rule of houseRuleNames)
    add(rule, filters[rule] === null ? null : messages.ruleChip[rule], { [rule]: null });
  for (const { name, options } of filterGroups) {
    for (const value of listChosen(filters, name)) {
      const label = options.find((option) => option.value === value)?.label ?? value;
      chips.push({ key: `${name}:${value}`, label, rest: toggleChoice(filters, name, value) });
    }
  }
  return chips;
}
