import { describe, expect, test } from 'vitest';
import { chooseVariant } from './chooseVariant.ts';

const halves = [
  { name: 'control', weight: 0.5 },
  { name: 'bold', weight: 0.5 },
];

/** How many of the values from 0 to `count` get each variant. */
function count(variants: typeof halves, total: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let value = 0; value < total; value += 1) {
    const name = chooseVariant(String(value), 'front-door', variants);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Chi-square of two halves against four equal parts. */
function compareHalves(first: string, second: string, total: number): number {
  const counts = new Map<string, number>();
  for (let value = 0; value < total; value += 1) {
    const both = [first, second].map((id) => chooseVariant(String(value), id, halves)).join();
    counts.set(both, (counts.get(both) ?? 0) + 1);
  }
  const expected = total / 4;
  return [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
}

describe('a variant', () => {
  test('is the same for the same value, and the first one holds the lower hashes', () => {
    expect(chooseVariant('a', 'seed', halves)).toBe('control');
    expect(chooseVariant('AbCdEfGhIjKlMnOpQrSt_-', 'front-door', halves)).toBe('control');
    expect(chooseVariant('123', '90850943850283058242805', halves)).toBe('bold');
  });

  test('is chosen as often as its weight says', () => {
    const uneven = [
      { name: 'control', weight: 0.7 },
      { name: 'bold', weight: 0.2 },
      { name: 'calm', weight: 0.1 },
    ];
    const { control = 0, bold = 0, calm = 0 } = count(uneven, 20_000);
    expect(control / 20_000).toBeCloseTo(0.7, 1);
    expect(bold / 20_000).toBeCloseTo(0.2, 1);
    expect(calm / 20_000).toBeCloseTo(0.1, 1);
  });

  test('without weight is chosen for nobody', () => {
    const stopped = [
      { name: 'control', weight: 1 },
      { name: 'bold', weight: 0 },
    ];
    expect(count(stopped, 1_000)).toEqual({ control: 1_000 });
  });

  test('needs weights that add up to 1', () => {
    const wrong = [
      [{ name: 'control', weight: 0.5 }],
      [
        { name: 'control', weight: 1.5 },
        { name: 'bold', weight: -0.5 },
      ],
      [{ name: 'control', weight: Number.NaN }],
      [],
    ];
    for (const variants of wrong) expect(() => chooseVariant('a', 'seed', variants)).toThrow(RangeError);
    const thirds = ['control', 'bold', 'calm'].map((name) => ({ name, weight: 0.3333 }));
    expect(() => chooseVariant('a', 'seed', thirds)).not.toThrow();
  });
});

test('what somebody gets in one experiment says nothing about the next: 20 pairs of neighbouring ids', () => {
  // The value that chi-square with 3 degrees of freedom exceeds once in a thousand.
  const limit = 16.27;
  for (let number = 0; number < 20; number += 1)
    expect(compareHalves(`exp-${number}`, `exp-${number + 1}`, 5_000)).toBeLessThan(limit);
});
