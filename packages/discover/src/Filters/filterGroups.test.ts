import { normalizeDiscoverFilters, parseDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { filterGroups, listChosen, listSent, toggleChoice } from './filterGroups.ts';

const nothing = normalizeDiscoverFilters({});

test('the filters with choices are there, each with every choice once', () => {
  expect(filterGroups.map(({ name }) => name)).toEqual([
    'propertyTypes',
    'propertySubTypes',
    'noOfBedRooms',
    'noOfBathRooms',
    'furnitureStatus',
    'amenities',
    'searchParams',
  ]);
  for (const { options } of filterGroups)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});

test('every choice can be put in and taken out again', () => {
  for (const { name, options } of filterGroups) {
    for (const { value } of options) {
      const chosen = toggleChoice(nothing, name, value);
      expect(listChosen(chosen, name)).toEqual([value]);
      expect(toggleChoice(chosen, name, value)).toEqual(nothing);
    }
  }
});

test('what a form sends for a choice is read back as that choice', () => {
  for (const group of filterGroups) {
    for (const { value } of group.options) {
      const sent = listSent(toggleChoice(nothing, group.name, value), group);
      const read = parseDiscoverFilters(new URLSearchParams(sent.map((text) => [group.name, text])));
      expect(listChosen(read, group.name)).toEqual([value]);
    }
  }
});
