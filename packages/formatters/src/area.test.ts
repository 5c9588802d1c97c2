import { describe, expect, test } from 'vitest';
import { type Area, convertArea, formatArea, formatAreaInBothUnits, parseArea } from './area.ts';

describe('formatArea', () => {
  test.each<[Area, string]>([
    [{ value: 91, unit: 0 }, '91 sqm'],
    [{ value: 1200, unit: 1 }, '1,200 sqft'],
    [{ value: 1234567.5, unit: 1 }, '1,234,568 sqft'],
    [{ value: 0.4, unit: 0 }, '0 sqm'],
    [{ value: -0, unit: 0 }, '0 sqm'],
  ])('%j is shown as %s', (area, shown) => {
    expect(formatArea(area)).toBe(shown);
  });

  test.each([
    [null],
    [undefined],
    [{ value: Number.NaN, unit: 0 } as const],
    [{ value: -3, unit: 0 } as const],
    [{ value: 1e300, unit: 1 } as const],
    [{ value: 10, unit: 2 } as unknown as Area],
    [{ value: '10', unit: 0 } as unknown as Area],
  ])('%j is shown as Not set', (area) => {
    expect(formatArea(area)).toBe('Not set');
    expect(formatAreaInBothUnits(area)).toBe('Not set');
  });
});

describe('both units', () => {
  test('the other unit follows in brackets', () => {
    expect(formatAreaInBothUnits({ value: 91, unit: 0 })).toBe('91 sqm (980 sqft)');
    expect(formatAreaInBothUnits({ value: 1200, unit: 1 })).toBe('1,200 sqft (111 sqm)');
  });

  test('an area too large for the other unit is shown in its own alone', () => {
    expect(formatAreaInBothUnits({ value: Number.MAX_SAFE_INTEGER, unit: 0 })).toBe(
      '9,007,199,254,740,991 sqm',
    );
  });

  test('a square metre is 10.7639 square feet', () => {
    expect(convertArea({ value: 1, unit: 0 }, 1)?.value).toBeCloseTo(10.7639, 4);
    expect(convertArea({ value: 100, unit: 1 }, 0)?.value).toBeCloseTo(9.2903, 4);
    expect(convertArea({ value: 100, unit: 1 }, 1)).toEqual({ value: 100, unit: 1 });
    expect(convertArea({ value: -0, unit: 0 }, 0)).toEqual({ value: 0, unit: 0 });
    expect(convertArea(null, 1)).toBeNull();
  });
});

describe('parseArea', () => {
  test.each<[string, Area]>([
    ['980', { value: 980, unit: 1 }],
    ['1,180', { value: 1180, unit: 1 }],
    [' ９８０ ', { value: 980, unit: 1 }],
    ['1 180 sq ft', { value: 1180, unit: 1 }],
    ['90.5 sqm', { value: 90.5, unit: 0 }],
    ['90m²', { value: 90, unit: 0 }],
  ])('%j is %j', (text, area) => expect(parseArea(text, 1)).toEqual(area));

  test('a named unit is the one that counts', () =>
    expect(parseArea('980 sqft', 0)).toEqual({ value: 980, unit: 1 }));

  test.each(['', 'large', '0', '-5', '1e3', '9,80', '90 m', null])('%j is none', (text) =>
    expect(parseArea(text, 1)).toBeNull(),
  );
});
