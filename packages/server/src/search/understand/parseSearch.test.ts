import {
  type DiscoverFilters,
  findDistrict,
  normalizeDiscoverFilters,
  type PlaceWithin,
} from '@sewa/formatters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGazetteer } from '../../homes/gazetteer/readGazetteer.ts';
import { listSearchInputs } from '../../testing/listSearchInputs.ts';
import { Gazetteer } from './names/Gazetteer.ts';
import { trainLines } from './names/trainLines.ts';
import { type ParsedSearch, parseSearch } from './parseSearch.ts';
import { makeTextPlace } from './suggestionEntries.ts';

const projects = ['Kestrel Heights', 'Hill Street Lofts', 'Saint George’s Court', 'The Sail @ Marina Bay'];
const gazetteer = new Gazetteer([
  ...readGazetteer(),
  ...trainLines,
  ...projects.map((name) => makeTextPlace('project', name)),
]);
const knownWords = new Set(['kestrel', 'heights', 'hill', 'street', 'lofts', 'court']);

const parse = (text: string, exact = false): ParsedSearch =>
  parseSearch(text, gazetteer, {
    today: '2026-11-28',
    exact,
    isKnownWord: (word) => knownWords.has(word),
  });

const meaningsOf = (text: string): string[] => parse(text).chips.map(({ meaning }) => meaning);

const formatPlaces = (places: readonly PlaceWithin[], usual: number | null): string[] =>
  places.map(({ place, minutes }) => (minutes === usual ? place : `${place}@${minutes}`));

/** A parsed search as `searchInputs.tsv` writes it. */
function format({ filters, corrections, notes }: ParsedSearch): string {
  const { searchParams, near, to, q, sort, ...others }: DiscoverFilters = normalizeDiscoverFilters(filters);
  const parts = {
    propertyTypes: others.propertyTypes,
    propertySubTypes: others.propertySubTypes,
    noOfBedRooms: others.noOfBedRooms,
    noOfBathRooms: others.noOfBathRooms,
    furnitureStatus: others.furnitureStatus,
    amenities: others.amenities,
    searchParams: searchParams.map((slug) => findDistrict(slug)?.code),
    rentMin: others.rentMin,
    rentMax: others.rentMax,
    areaMin: others.areaMin,
    availableFrom: others.availableFrom,
    in: others.in,
    near: formatPlaces(near, 15),
    to: formatPlaces(to, null),
    station: others.station,
    pets: others.pets,
    cooking: others.cooking,
    visitors: others.visitors,
    q,
    sort: sort === 'newest' ? '' : sort,
    fix: corrections.map(({ typed, used }) => `${typed}>${used}`),
    note: [...new Set(notes.map(({ about }) => about))],
  };
  return Object.entries(parts)
    .map(([name, value]) => [name, String(value ?? '')])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

const isRight = (found: string, expected: string): boolean =>
  expected
    .split('|')
    .some(
      (each) => each === found || (each.endsWith('*') && found.startsWith(each.slice(0, -1))) || each === '*',
    );

test.each(listSearchInputs('search'))('%s means %s', (input, expected) => {
  const found = format(parse(input));
  expect(isRight(found, expected) ? expected : found).toBe(expected);
});

test.each([
  ['pet friendly', 'pets=allowed'],
  ['no pets', 'note=pets'],
  ['cooking allowed', 'cooking=allowed'],
  ['no cooking', 'note=cooking'],
  ['visitors ok', 'visitors=allowed'],
  ['studio or 1 bedroom', 'noOfBedRooms=0,1'],
  ['4 room flat', 'propertyTypes=0&noOfBedRooms=3'],
  ['3 room condo', 'propertyTypes=1&noOfBedRooms=3'],
  ['3+1 bedroom', 'noOfBedRooms=3'],
  ['3+1', 'q=3 1'],
  ['above 2k below 3k', 'rentMin=2000&rentMax=3000'],
  ['3000 4000', 'rentMin=3000&rentMax=4000'],
  ['不要组屋', 'propertyTypes=1,2,4'],
  ['lor ah soo', 'near=neighbourhood:lorong-ah-soo'],
  ['hill street lofts', 'q=Hill Street Lofts'],
  ['6th avenue', 'near=neighbourhood:sixth-avenue'],
  ['commute to clementi', 'to=station:clementi@30'],
  ['clementi 30 min to bishan', 'in=area:clementi&to=station:bishan@30'],
  ['paya lebar', 'near=neighbourhood:paya-lebar'],
  ['30 min to cbd', 'to=station:raffles-place@30'],
  ['sungei bedok mrt', 'near=station:sungei-bedok'],
  ['near circle line', 'near=line:circle-line'],
  ['mrt within 5 min', 'station=5'],
  ['anywhere but jurong', 'note=leaving places out'],
  ['2 clementi br', 'noOfBedRooms=2&in=area:clementi'],
  ['within 45 min of woodlands and 30 min of changi', 'to=station:changi-airport@30,station:woodlands@45'],
  ['30 min to raffles place or changi', 'to=neighbourhood:raffles-place@30,station:changi-airport@30'],
  ['30 min to clementi or raffles place', 'to=neighbourhood:raffles-place@30,station:clementi@30'],
  ['30 min to bishan, clementi', 'to=station:bishan@30,station:clementi@30'],
  [
    '30 min to raffles place and room in clementi',
    'propertySubTypes=10,20&in=area:clementi&to=neighbourhood:raffles-place@30',
  ],
  ['I am looking for a condo in bishan but not too far', 'propertyTypes=1&in=area:bishan'],
  ['room for 2 pax for rent', 'propertySubTypes=10,20'],
  ['bto for sale', 'propertyTypes=0'],
  ['condo with private pool', 'propertyTypes=1&note=feature'],
  ['jurong est', 'in=area:jurong-east&fix=jurong est>Jurong East'],
  ['ns 17', 'near=station:bishan'],
  ['near hawker centre', 'note=feature'],
  ['near a mall', 'note=feature'],
  ['near market street', 'q=market street'],
  ['near bishan park', 'in=area:bishan'],
  ['2br near pasir ris park', 'noOfBedRooms=2&near=neighbourhood:pasir-ris-park'],
  ['changi biz park', 'near=landmark:changi-business-park'],
  ['changi business park', 'near=landmark:changi-business-park'],
  ['tower', 'q=tower'],
  ['towers', 'q=towers'],
  ['towner', 'q=towner'],
  ['jem mall', 'near=mall:jem'],
  ['三千以下', 'rentMax=3000'],
  ['三千五百到四千', 'rentMin=3500&rentMax=4000'],
  ['🏠🔥', ''],
  ['🏠 condo', 'propertyTypes=1'],
  ['#12-34', 'q=#12-34'],
  ['condo #12-34', 'propertyTypes=1'],
  ['to', 'q=to'],
  ['30 min to', 'q=30 min to'],
  ['i am looking for a home', ''],
  ['half an hour to raffles place', 'to=neighbourhood:raffles-place@30'],
  ['1/2 hour to bishan', 'to=station:bishan@30'],
  ['an hour to bishan', 'to=station:bishan@60'],
  ['1.5 hours to bishan', 'to=station:bishan@90'],
  ['500 min to raffles place', 'near=neighbourhood:raffles-place&q=500'],
])('%s means %s', (input, expected) => {
  expect(format(parse(input))).toBe(expected);
});

test('chips say what each part means', () => {
  expect(meaningsOf('3-room flat below 3k')).toEqual(['3-room HDB flat: 2 bedrooms', 'Up to $3,000']);
  expect(meaningsOf('15 min walk to bishan mrt')).toEqual(['At most 15 min walk to Bishan MRT']);
  expect(meaningsOf('30 min to raffles place')).toEqual(['At most 30 min to Raffles Place']);
  expect(meaningsOf('near bugis or near kovan')).toEqual([
    'At most 15 min walk to Bugis',
    'Or at most 15 min walk to Kovan',
  ]);
  expect(meaningsOf('20 min to nus and 30 min to ntu')).toEqual([
    'At most 20 min to National University of Singapore',
    'And at most 30 min to Nanyang Technological University',
  ]);
});

test('a spelling is put right unless it is asked for exactly or a listing has it', () => {
  expect(format(parse('bisan', true))).toBe('q=bisan');
  expect(format(parse('kestrel'))).toBe('q=kestrel');
});

const people = [
  'chinese only',
  'no indians',
  'female only',
  'Malay family preferred',
  'ladies',
  'no PRC tenants',
  'korean',
  'muslim owner',
  'male tenant only',
  'filipino',
  'locals only',
  '只限女生',
];

test.each(people)('%s is never a filter', (text) => {
  const { filters, notes } = parse(text);
  expect(filters).toEqual(normalizeDiscoverFilters({}));
  expect(notes.map(({ about }) => about)).toEqual(['people']);
  expect(format(parse(`hdb room ${text}`))).toBe('propertyTypes=0&propertySubTypes=10,20&note=people');
});

/** Parts that inputs are put together from at random: words of every rule, names, and what is between. */
const parts = [
  ...listSearchInputs('search').flatMap(([input]) => [input, ...input.split(' ')]),
  ...people.flatMap((text) => text.split(' ')),
  ...[
    'min',
    'to',
    'near',
    'mrt',
    'not in',
    'km',
    '2',
    '10',
    '450',
    '3000',
    '99999',
    'k',
    '$',
    '-',
    '+',
    "'",
    '#',
    '(',
    ',',
  ],
  ...[
    'street',
    'st',
    'ave',
    'rd',
    'chinese',
    'garden',
    'tampinse',
    'may',
    '2027',
    'd',
    '公寓',
    '站',
    '近',
    '路',
    'เช่า',
    '🏠',
  ],
];
const anyInput = fc
  .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(' ', ' ', ' ', '', '-', '/')), { maxLength: 8 })
  .map((chosen) => chosen.flat().join(''));

test('parsing the rest of a text again gives the same rest and nothing else', () => {
  const check = (input: string) => {
    const { q = '' } = parse(input).filters;
    expect(parse(q)).toEqual({
      filters: normalizeDiscoverFilters({ q }),
      chips: [],
      corrections: [],
      notes: [],
    });
  };
  for (const [input] of listSearchInputs('search')) check(input);
  fc.assert(fc.property(fc.oneof(anyInput, fc.string({ unit: 'grapheme', maxLength: 120 })), check), {
    numRuns: 2_000,
  });
});

const hostile = [
  '',
  '\0\u{ffff}\u202e',
  '\ud800'.repeat(200),
  'ﷺ'.repeat(100),
  'a'.repeat(100_000),
  '9'.repeat(100),
  '1 '.repeat(50),
  'min '.repeat(25),
  '2b'.repeat(50),
  'near '.repeat(20),
  'd9/'.repeat(33),
  'd1-28,'.repeat(16),
  '((((('.repeat(20),
  'tampinse bisahn clemnti jurnog yihsun hougagn sengkagn punggoll bedokk novenna kallnag',
  'qwertyuiop asdfghjkl zxcvbnmqwe rtyuiopasd fghjklzxcv bnmqwertyu iopasdfghj klzxcvbnmq wertyuiop',
  '金文泰'.repeat(33),
  "<script>alert('1')</script>",
  "' or 1=1; drop table listings; --",
  '\ue000\ue001\u0001\u0003',
];

test('no text throws, and the worst takes less than 40 ms', () => {
  for (const text of hostile) parse(text);
  const times = hostile.map((text) => {
    const runs = Array.from({ length: 5 }, () => {
      const start = performance.now();
      parse(text);
      return performance.now() - start;
    });
    return Math.min(...runs);
  });
  expect(Math.max(...times)).toBeLessThan(40);
});
