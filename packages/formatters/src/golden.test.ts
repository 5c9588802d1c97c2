import { expect, test } from 'vitest';
import * as dates from './dates.ts';
import * as formatters from './index.ts';

const numbers = [
  -0,
  -1,
  -0.5,
  0,
  0.5,
  1,
  1.5,
  2,
  3,
  4,
  5,
  7,
  10,
  20,
  30,
  99,
  100,
  350000,
  350050,
  123456789,
  2 ** 53,
];

const texts = [
  '',
  '0',
  '09',
  'D09',
  'A',
  'orchard-river-valley',
  'room',
  '560210',
  '049315',
  '91234567',
  '+65 6123-4567',
  'S1234567D',
  '197401143C',
  'T01FC6132D',
  '$3,500.50',
  'ANG MO KIO AVE 3',
  "ST. GEORGE'S LANE",
  'İstanbul Straße Ⅳ ﬁ ǆ Ａ 牛车水 😀 \u00a0\u202f\ufeff',
  '2021-01',
  '2021-01-05',
  '1975-03-01',
  '2021-03-13T18:30:00Z',
  '2021-11-07T01:30:00-04:00',
];

const address = {
  block: '210',
  street: 'Ang Mo Kio Avenue 3',
  floor: '08',
  unit: '1234',
  postalCode: '560210',
};

const objects = [
  null,
  [],
  [0, 3, 9, 2, 2, 42],
  ['Owner', 'Tenant'],
  ['MainAgent'],
  { value: 91, unit: 0 },
  { value: 1234567.5, unit: 1 },
  { residentialStatus: 'A', passType: 'Employment Pass' },
  address,
  { ...address, floor: null },
  { propertyType: 4, address, numberOfBedrooms: 0, numberOfBathrooms: 1 },
  { propertyTypes: [4, 0, 4], searchParams: ['09', 'D16'], q: ' İ 牛 😀\uD83D & ', sort: 'rentDesc' },
];

const exported: [string, unknown][] = Object.entries({ ...formatters, ...dates });

const lines = exported.toSorted().flatMap(([name, call]) => {
  if (typeof call !== 'function') return [`${name} = ${JSON.stringify(call)}`];
  const forNothing = JSON.stringify(call(undefined));
  const answers = [...numbers, ...texts, ...objects].map((input) => {
    const given = Object.is(input, -0) ? '-0' : JSON.stringify(input);
    return [given, JSON.stringify(call(input))] as const;
  });
  const others = answers.filter(([, answer]) => answer !== forNothing);
  return [
    `${name}() = ${forNothing}, and so for ${answers.length - others.length} other inputs`,
    ...others.map(([given, answer]) => `${name}(${given}) = ${answer}`),
  ];
});

const query =
  'propertyTypes=4,0&searchParams=D09,bedok-upper-east-coast&q=%E7%89%9B+%F0%9F%98%80%00&sort=areaDesc';
lines.push(
  `parseDiscoverFilters(${query}) = ${JSON.stringify(formatters.parseDiscoverFilters(new URLSearchParams(query)))}`,
);

const escapeToAscii = (text: string): string =>
  text.replace(/[^\x20-\x7e\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

test('Node and the browser give the same bytes, whatever their own time zone and language', async () => {
  await expect(escapeToAscii(`${lines.join('\n')}\n`)).toMatchFileSnapshot('./golden.txt');
});

test('the hosts differ in time zone, so that sameness means something', () => {
  expect([-840, 240, 300]).toContain(new Date('2021-06-01T00:00:00Z').getTimezoneOffset());
});
