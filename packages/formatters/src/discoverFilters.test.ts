import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DiscoverFilters,
  discoverSorts,
  listUnknownAreas,
  listUnknownCodes,
  normalizeDiscoverFilters,
  parseDiscoverFilters,
  serializeDiscoverFilters,
} from './discoverFilters.ts';
import { districts } from './districts.ts';

const read = (query: string) => parseDiscoverFilters(new URLSearchParams(query));

const none: DiscoverFilters = {
  propertyTypes: [],
  propertySubTypes: [],
  noOfBedRooms: [],
  noOfBathRooms: [],
  furnitureStatus: [],
  amenities: [],
  searchParams: [],
  in: [],
  near: [],
  to: [],
  station: null,
  pets: null,
  cooking: null,
  visitors: null,
  rentMin: null,
  rentMax: null,
  areaMin: null,
  availableFrom: null,
  q: '',
  sort: 'newest',
};

const rent = fc.option(fc.integer({ min: 1, max: 1_000_000 }));
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

/** Some of these places, in their order, each with some minutes. */
const placesOf = (places: string[], max: number) =>
  fc
    .subarray(places)
    .chain((chosen) =>
      fc.tuple(...chosen.map((place) => fc.integer({ min: 1, max }).map((minutes) => ({ place, minutes })))),
    );

const anyFilters = fc.record<DiscoverFilters>({
  propertyTypes: fc.subarray([0, 1, 2, 4]),
  propertySubTypes: fc.subarray([0, 10, 20, 30]),
  noOfBedRooms: fc.subarray([0, 1, 2, 3, 4, 5]),
  noOfBathRooms: fc.subarray([1, 2, 3, 4, 5]),
  furnitureStatus: fc.subarray([0, 1, 2]),
  amenities: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  rentMin: rent,
  rentMax: rent,
  areaMin: fc.option(fc.integer({ min: 1, max: 100_000 })),
  availableFrom: fc.option(day),
  searchParams: fc.subarray(districts.map((district) => district.slug)),
  in: fc.subarray(['area:bishan', 'area:clementi', 'areas:central-area']),
  near: placesOf(['landmark:nus', 'line:circle-line', 'station:bishan'], 60),
  to: placesOf(['neighbourhood:raffles-place', 'station:one-north'], 120),
  station: fc.option(fc.integer({ min: 1, max: 60 })),
  pets: fc.constantFrom(null, 'allowed'),
  cooking: fc.constantFrom(null, 'allowed'),
  visitors: fc.constantFrom(null, 'allowed'),
  q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', '').trim()),
  sort: fc.constantFrom(...discoverSorts),
});

const filters = anyFilters.map((given) => ({
  ...given,
  ...(given.rentMin !== null && given.rentMax !== null && given.rentMin > given.rentMax
    ? { rentMin: given.rentMax, rentMax: given.rentMin }
    : {}),
  ...(given.near.length + given.to.length === 0 && given.sort === 'minutes'
    ? { sort: 'newest' as const }
    : {}),
}));

describe('reading', () => {
  test('no parameters ask for anything, newest first', () => {
    expect(read('')).toEqual(none);
  });

  test('takes the six filters, the text and the order', () => {
    expect(
      read(
        'propertyTypes=0,1&propertySubTypes=30&noOfBedRooms=1,5&noOfBathRooms=2&furnitureStatus=2&searchParams=orchard-river-valley,bedok-upper-east-coast&q=near+mrt&sort=rentAsc',
      ),
    ).toEqual({
      ...none,
      propertyTypes: [0, 1],
      propertySubTypes: [30],
      noOfBedRooms: [1, 5],
      noOfBathRooms: [2],
      furnitureStatus: [2],
      searchParams: ['orchard-river-valley', 'bedok-upper-east-coast'],
      q: 'near mrt',
      sort: 'rentAsc',
    });
  });

  test('takes what a form without script sends: repeated names and empty fields', () => {
    expect(read('q=&propertyTypes=1&propertyTypes=0&noOfBedRooms=&sort=newest')).toEqual({
      ...none,
      propertyTypes: [0, 1],
    });
  });

  test('takes districts by slug or code in any case and gives slugs', () => {
    expect(read('searchParams=D16,09,d27,Orchard-River-Valley').searchParams).toEqual([
      'orchard-river-valley',
      'bedok-upper-east-coast',
      'sembawang-yishun',
    ]);
  });

  test('takes rent, area, a day and what a home must have', () => {
    expect(
      read('rentMin=2000&rentMax=3500.4&areaMin=60&availableFrom=2027-01-15&amenities=9,0,0,12'),
    ).toEqual({
      ...none,
      amenities: [0, 9],
      rentMin: 2000,
      rentMax: 3500,
      areaMin: 60,
      availableFrom: '2027-01-15',
    });
  });

  test('takes spaces around a number, a code and a day', () => {
    expect(read('rentMin=+2000+&noOfBedRooms=1,+2&availableFrom=+2027-01-15+')).toEqual({
      ...none,
      noOfBedRooms: [1, 2],
      rentMin: 2000,
      availableFrom: '2027-01-15',
    });
  });

  test('takes cents, which are rounded', () => {
    expect(read('rentMin=1999.75').rentMin).toBe(2000);
    expect(read('rentMin=2,500&rentMax=3k')).toEqual({ ...none, rentMin: 2500, rentMax: 3000 });
  });

  test('turns a rent round that was given from above to below', () => {
    expect(read('rentMin=3000&rentMax=2000')).toEqual({ ...none, rentMin: 2000, rentMax: 3000 });
    expect(serializeDiscoverFilters({ rentMin: 3000, rentMax: 2000 })).toBe('rentMin=2000&rentMax=3000');
  });

  test('drops numbers and days that are none, and those out of bounds', () => {
    for (const query of [
      'rentMin=0&rentMax=&areaMin=0',
      'rentMin=-5&rentMax=1e3&areaMin=abc',
      'rentMin=1000001&areaMin=100001',
      'availableFrom=2026-02-30',
      'availableFrom=1626-01-01',
      'availableFrom=tomorrow',
      'availableFrom=2027-01-15T08:00',
      'availableFrom=12027-01-15',
      'rentMin=2000.5.5&rentMax=2000.555',
    ])
      expect(read(query)).toEqual(none);
  });

  test('takes places with minutes, the usual ones where none are given', () => {
    expect(
      read(
        'in=area:clementi,areas:central-area&near=station:bishan@10,mall:junction-8&to=landmark:nus@20&to=Station:Bishan&station=8&sort=minutes',
      ),
    ).toEqual({
      ...none,
      in: ['area:clementi', 'areas:central-area'],
      near: [
        { place: 'mall:junction-8', minutes: 15 },
        { place: 'station:bishan', minutes: 10 },
      ],
      to: [
        { place: 'landmark:nus', minutes: 20 },
        { place: 'station:bishan', minutes: 30 },
      ],
      station: 8,
      sort: 'minutes',
    });
  });

  test('writes the usual minutes of a walk as nothing, and those of a way always', () => {
    expect(
      serializeDiscoverFilters(read('near=station:bishan@15,mall:x@9&to=station:bishan&pets=allowed')),
    ).toBe('near=mall:x@9,station:bishan&to=station:bishan@30&pets=allowed');
  });

  test('drops places of no kind, areas to be near, stations to be in, and a third person', () => {
    expect(
      read(
        'in=station:bishan,area:,bishan&near=area:bishan,x:y,station:../x&to=area:bishan&station=0&pets=no',
      ),
    ).toEqual(none);
    expect(read('to=station:c,station:a,station:b').to.map(({ place }) => place)).toEqual([
      'station:a',
      'station:b',
    ]);
    expect(read('near=station:a@20,station:a@5,station:a@400').near).toEqual([
      { place: 'station:a', minutes: 5 },
    ]);
  });

  test('sorts by minutes only from a place', () => {
    expect(read('sort=minutes')).toEqual(none);
    expect(read('sort=minutes&in=area:bishan').sort).toBe('newest');
    expect(read('sort=minutes&near=station:bishan').sort).toBe('minutes');
  });

  test('drops what it does not know and keeps the rest', () => {
    expect(
      read(
        'propertyTypes=3,1,99,-1,1e0,0x1,,NaN,1,000,004&noOfBedRooms=6,5&searchParams=atlantis,D29,D00,09&sort=cheap&utm_source=x&__proto__=1&constructor=2',
      ),
    ).toEqual({ ...none, propertyTypes: [1], noOfBedRooms: [5], searchParams: ['orchard-river-valley'] });
  });
});

describe('the text', () => {
  test('is trimmed and loses NUL and lone surrogates', () => {
    expect(normalizeDiscoverFilters({ q: '  con\0do \uD83D \uDE00' }).q).toBe('condo');
    expect(normalizeDiscoverFilters({ q: 'a\uD83D\0\uDE00b' }).q).toBe('a😀b');
  });

  test('is at most 100 characters and never ends in half a character', () => {
    expect(normalizeDiscoverFilters({ q: 'x'.repeat(1000) }).q).toBe('x'.repeat(100));
    expect(normalizeDiscoverFilters({ q: '😀'.repeat(1000) }).q).toBe('😀'.repeat(100));
    expect(normalizeDiscoverFilters({ q: `${'x'.repeat(99)} ${'y'.repeat(9)}` }).q).toBe('x'.repeat(99));
  });

  test('is written so that it cannot leave its parameter', () => {
    expect(serializeDiscoverFilters({ q: 'a&sort=rentAsc#?é+' })).toBe('q=a%26sort%3DrentAsc%23%3F%C3%A9%2B');
  });
});

describe('writing', () => {
  test('leaves defaults out', () => {
    expect(serializeDiscoverFilters(none)).toBe('');
    expect(serializeDiscoverFilters({})).toBe('');
    expect(serializeDiscoverFilters({ sort: 'areaDesc' })).toBe('sort=areaDesc');
  });

  test('puts filters and values in one order, each once', () => {
    expect(
      serializeDiscoverFilters({
        q: 'pool',
        searchParams: ['sembawang-yishun', 'orchard-river-valley', 'sembawang-yishun'],
        noOfBedRooms: [5, 1, 5],
        propertyTypes: [4, 0],
      }),
    ).toBe('propertyTypes=0,4&noOfBedRooms=1,5&searchParams=orchard-river-valley,sembawang-yishun&q=pool');
  });

  test('gives back what was read', () => {
    fc.assert(
      fc.property(filters, (given) => {
        expect(read(serializeDiscoverFilters(given))).toEqual(given);
      }),
    );
  });

  test('gives one string for one search, however its values were ordered or repeated', () => {
    fc.assert(
      fc.property(filters, (given) => {
        const shuffled = {
          ...given,
          propertyTypes: [...given.propertyTypes, ...given.propertyTypes].reverse(),
          searchParams: given.searchParams.toReversed(),
        };
        expect(serializeDiscoverFilters(shuffled)).toBe(serializeDiscoverFilters(given));
      }),
    );
  });
});

describe('hostile input', () => {
  test('any query string reads to filters whose written form reads to the same', () => {
    const names = [...Object.keys(none), '__proto__', 'cursor'];
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '0',
        '5',
        '1,2',
        'D09',
        '%',
        '%00',
        '%ED%A0%80',
        '\uD800',
        '9'.repeat(400),
        ','.repeat(99),
      ),
    );
    const queries = fc
      .array(fc.tuple(fc.constantFrom(...names), values))
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
    fc.assert(
      fc.property(fc.oneof(queries, fc.string({ unit: 'binary' })), (query) => {
        const given = read(query);
        const written = serializeDiscoverFilters(given);
        expect(read(written)).toEqual(given);
        expect(serializeDiscoverFilters(read(written))).toBe(written);
        expect(written).toMatch(/^[\w\-.,:@=&%!~*'()]*$/);
      }),
      { numRuns: 500 },
    );
  });

  test('a megabyte of commas or text reads quickly to a short search', () => {
    expect(read(`propertyTypes=${','.repeat(1_000_000)}1`).propertyTypes).toEqual([1]);
    expect(read(`q=${'%F0%9F%98%80'.repeat(80_000)}`).q).toBe('😀'.repeat(100));
  });
});

describe('names of areas', () => {
  const listAreaNames = (value: string) =>
    read(new URLSearchParams({ searchParams: value }).toString()).searchParams;

  test.each([
    ['Orchard, River Valley', ['orchard-river-valley']],
    ['orchard,  RIVER valley', ['orchard-river-valley']],
    ['East   Coast', ['east-coast-marine-parade']],
    [',Yishun, ,', ['sembawang-yishun']],
    ['Orchard', ['orchard-river-valley']],
    ['Yishun', ['sembawang-yishun']],
    [' yishun ', ['sembawang-yishun']],
    ['Upper East Coast', ['bedok-upper-east-coast']],
    ['East Coast', ['east-coast-marine-parade']],
    ['Orchard, River Valley,Yishun', ['orchard-river-valley', 'sembawang-yishun']],
    [
      'Yishun,09,Bedok, Upper East Coast',
      ['orchard-river-valley', 'bedok-upper-east-coast', 'sembawang-yishun'],
    ],
  ])('%j is searched for as %j', (value, slugs) => {
    expect(listAreaNames(value)).toEqual(slugs);
  });

  test('every district is found by its name and by each area in it, in any case', () => {
    for (const { name, slug } of districts)
      for (const names of [name, name.toUpperCase(), ...name.split(', ')])
        expect(listAreaNames(names)).toEqual([slug]);
  });

  test('what is unknown is told as it was typed, and the rest still counts', () => {
    const params = new URLSearchParams({ searchParams: 'Atlantis, Yishun, D99' });
    params.append('searchParams', 'Atlantis');
    expect(listUnknownAreas(params)).toEqual(['Atlantis', 'D99']);
    expect(parseDiscoverFilters(params).searchParams).toEqual(['sembawang-yishun']);
  });

  test('codes that nobody knows are told by the filter they are for', () => {
    const list = (query: string) => listUnknownCodes(new URLSearchParams(query));
    expect(list('propertyTypes=0,9&noOfBedRooms=02&amenities=x')).toEqual(['propertyTypes', 'amenities']);
    expect(list('propertyTypes=,1&noOfBedRooms=2&q=9')).toEqual([]);
    expect(listUnknownCodes(null)).toEqual([]);
  });

  test('nothing is unknown where nothing is asked, and what is told is short and little', () => {
    expect(listUnknownAreas(new URLSearchParams('searchParams=,09,&q=Atlantis'))).toEqual([]);
    expect(listUnknownAreas(null)).toEqual([]);
    const many = Array.from({ length: 50 }, (_, index) => `${index} ${'x'.repeat(500)}`).join(',');
    const told = listUnknownAreas(new URLSearchParams({ searchParams: many }));
    expect(told.map(({ length }) => length)).toEqual([60, 60, 60, 60, 60]);
  });
});
