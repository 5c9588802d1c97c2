import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as dates from './dates.ts';
import * as formatters from './index.ts';

const forbidden = /NaN|undefined|Infinity|\[object|(?<!\S)-0(?!\S)|-\$0(?!\.)/;

const text = fc
  .string({ unit: 'binary' })
  .filter((value) => !/NaN|undefined|Infinity|\[object|-0|-\$0/.test(value));

const awkwardNumbers = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(-0, 0, 1, 2, 4, 10, Number.NaN, Number.POSITIVE_INFINITY, -1e-7, 1e21, 2 ** 53, -(2 ** 53)),
);

const anything = fc.anything({
  key: text,
  values: [text, awkwardNumbers, fc.boolean(), fc.constant(null), fc.constant(undefined), fc.bigInt()],
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

const shaped = fc.record(
  {
    block: fc.oneof(text, anything),
    street: fc.oneof(text, anything),
    floor: fc.oneof(text, awkwardNumbers),
    unit: fc.oneof(text, awkwardNumbers),
    postalCode: fc.oneof(fc.constantFrom('560210', '740001'), anything),
    value: fc.oneof(awkwardNumbers, anything),
    residentialStatus: fc.constantFrom('A', 'C', 'P', 0, null),
    passType: fc.oneof(text, anything),
    propertyType: awkwardNumbers,
    address: fc.record({ block: fc.oneof(text, awkwardNumbers), street: text }, { requiredKeys: [] }),
    numberOfBedrooms: awkwardNumbers,
    numberOfBathrooms: awkwardNumbers,
    q: fc.oneof(text, anything),
    sort: fc.oneof(text, anything),
    searchParams: fc.oneof(fc.array(fc.oneof(text, anything)), anything),
    propertyTypes: fc.oneof(fc.array(awkwardNumbers), anything),
  },
  { requiredKeys: [] },
);

const areas = fc.record({ value: awkwardNumbers, unit: fc.constantFrom(0, 1, 2, -0, '0') });

const json = fc
  .jsonValue()
  .filter((value) => !forbidden.test(JSON.stringify(value)) && !/-0/.test(JSON.stringify(value)));

const inputs = fc.oneof(awkwardNumbers, text, anything, shaped, areas, json);

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [Object.is(value, -0) ? '-0' : String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

const exported: [string, unknown][] = Object.entries({ ...formatters, ...dates });

const functions = exported.filter(
  (entry): entry is [string, (...args: unknown[]) => unknown] => typeof entry[1] === 'function',
);

test('there are functions to try', () => {
  expect(functions.length).toBeGreaterThan(40);
});

describe.each(functions)('%s', (_, call) => {
  test('never throws and never shows a number that is none, an empty value or an object, whatever it is given', () => {
    fc.assert(
      fc.property(fc.array(inputs, { maxLength: 2 }), (args) => {
        const texts = listTexts(call(...args));
        expect(texts.filter((shown) => forbidden.test(shown))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
