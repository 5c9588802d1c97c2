import { normalizeDiscoverFilters } from '@sewa/formatters';
import { expect, test } from 'vitest';
import { listMarks } from './listMarks.ts';

const filters = normalizeDiscoverFilters({ propertyTypes: [1], searchParams: ['bedok-upper-east-coast'] });
const counts = { 'orchard-river-valley': 12, 'bedok-upper-east-coast': 3, 'sembawang-yishun': 1 };

test('a district says its number, its name and its homes, and leads to its search with all else kept', () => {
  const marks = listMarks(filters, counts);
  expect(marks).toHaveLength(28);
  expect(marks[8]).toEqual({
    code: '09',
    number: '9',
    name: 'Orchard, River Valley',
    count: '12',
    level: 4,
    isChosen: false,
    label: 'District 9, Orchard, River Valley: 12 homes',
    href: '/discover?propertyTypes=1&searchParams=orchard-river-valley',
  });
  expect(marks[15]).toMatchObject({ count: '3', level: 1, isChosen: true });
  expect(marks[26]?.label).toBe('District 27, Sembawang, Yishun: 1 home');
  expect(marks[0]).toMatchObject({ count: '0', level: 0 });
});

test('numbers that are not there yet are not guessed', () => {
  expect(listMarks(filters, undefined)[8]).toMatchObject({
    count: '',
    level: 0,
    label: 'District 9, Orchard, River Valley',
  });
});
