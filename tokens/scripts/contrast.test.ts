import { describe, expect, test } from 'vitest';
import { assertContrast, assertMeasured, contrastRatio, measureContrast } from './contrast.ts';
import type { ContrastPair } from './contrastPairs.ts';
import { cssColor, type DtcgColor } from './cssValue.ts';
import { loadVariants, type Variant } from './loadVariants.ts';

const white: DtcgColor = { colorSpace: 'srgb', components: [1, 1, 1] };
const black: DtcgColor = { colorSpace: 'srgb', components: [0, 0, 0] };
const bar: DtcgColor = { colorSpace: 'srgb', components: [17 / 255, 187 / 255, 141 / 255] };
const { variants } = await loadVariants();

function paint(name: string, value: DtcgColor) {
  return { path: ['color', ...name.split('.')], type: 'color', value, description: '' };
}

function seeded(contrast: string, foreground: DtcgColor, background = white): Variant {
  const combination = { theme: 'light', contrast };
  const tokens = [paint('bg.page', white), paint('bg.own', background), paint('text.own', foreground)];
  return { combination, tokens };
}

function grey(level: number, alpha = 1): DtcgColor {
  return { colorSpace: 'srgb', components: [level, level, level], alpha };
}

function issueOf(variant: Variant, kind: ContrastPair['kind']): string {
  const pair = { foreground: 'text.own', background: 'bg.own', kind };
  try {
    assertContrast(measureContrast(variant, [pair]));
  } catch (error) {
    return (error as Error).message.split('\n')[1]?.trim() ?? '';
  }
  return '';
}

describe('the ratio of two colours', () => {
  test('is that of WCAG, rounded down', () => {
    expect(contrastRatio(black, white, white)).toBe(21);
    expect(contrastRatio(bar, white, white)).toBe(2.46);
  });

  test('composites a translucent foreground before it measures', () => {
    expect(contrastRatio(grey(0, 0.5), white, white)).toBe(3.97);
  });

  test('composites a translucent background over the page', () => {
    expect(contrastRatio(white, grey(0, 0.5), white)).toBe(3.97);
    expect(contrastRatio(white, grey(0, 0.5), black)).toBe(21);
  });
});

describe('a planted fault stops the build', () => {
  test.each([
    ['normal', 'text', 0.47, 0.46, 'light normal: text.own on bg.own is 4.42:1, needs 4.5:1'],
    ['normal', 'control', 0.59, 0.58, 'light normal: text.own on bg.own is 2.94:1, needs 3:1'],
    ['more', 'text', 0.36, 0.34, 'light more: text.own on bg.own is 6.7:1, needs 7:1'],
    ['more', 'control', 0.47, 0.46, 'light more: text.own on bg.own is 4.42:1, needs 4.5:1'],
  ] as const)('%s contrast, %s', (contrast, kind, pale, deep, issue) => {
    expect(issueOf(seeded(contrast, grey(pale)), kind)).toBe(issue);
    expect(issueOf(seeded(contrast, grey(deep)), kind)).toBe('');
  });

  test('of text that is pale because it is translucent', () => {
    expect(issueOf(seeded('normal', grey(0, 0.5)), 'text')).toContain('is 3.97:1');
    expect(issueOf(seeded('normal', grey(0, 0.6)), 'text')).toBe('');
  });

  test('of a translucent ground that is too deep once it lies on the page', () => {
    expect(issueOf(seeded('normal', black, grey(0, 0.6)), 'text')).toContain('needs 4.5:1');
    expect(issueOf(seeded('normal', black, grey(0, 0.3)), 'text')).toBe('');
  });

  test('of a pair that names no colour', () => {
    const pair = { foreground: 'text.pale', background: 'bg.own', kind: 'text' } as const;
    expect(() => measureContrast(seeded('normal', black), [pair])).toThrow('text.pale, which is no colour');
  });

  test('of a colour that stands in no pair', () => {
    const pair = { foreground: 'text.own', background: 'bg.page', kind: 'text' } as const;
    expect(() => assertMeasured(seeded('normal', black), [pair])).toThrow('no contrast pair: bg.own.');
  });
});

describe('the sources', () => {
  test('make sixteen combinations', () => {
    expect(new Set(variants.map(({ combination }) => Object.values(combination).join(' '))).size).toBe(16);
  });

  test.each(variants.map((variant) => [Object.values(variant.combination).join(' '), variant] as const))(
    'have every pair good enough: %s',
    (_, variant) => {
      const measured = measureContrast(variant);
      expect(measured.length).toBeGreaterThan(90);
      expect(() => assertContrast(measured)).not.toThrow();
      expect(() => assertMeasured(variant)).not.toThrow();
    },
  );

  test.each(variants.map((variant) => [Object.values(variant.combination).join(' '), variant] as const))(
    'use the bright colour for the bar alone, and not even there where more contrast on light is asked for: %s',
    (_, { combination, tokens }) => {
      const bright = tokens.filter(
        ({ type, value }) => type === 'color' && cssColor(value as DtcgColor) === cssColor(bar),
      );
      const isTooPale = combination.theme === 'light' && combination.contrast === 'more';
      expect(bright.map(({ path }) => path.join('.'))).toEqual(isTooPale ? [] : ['color.brand.bar']);
    },
  );
});
