import { describe, expect, test } from 'vitest';
import { assertContrast, contrastRatio, measureContrast } from './contrast.ts';
import type { DtcgColor } from './cssValue.ts';
import { readTokens, themes } from './readTokens.ts';

const white: DtcgColor = { colorSpace: 'srgb', components: [1, 1, 1] };
const black: DtcgColor = { colorSpace: 'srgb', components: [0, 0, 0] };
const bar: DtcgColor = { colorSpace: 'srgb', components: [17 / 255, 187 / 255, 141 / 255] };

describe('the contrast check', () => {
  test('measures as WCAG does', () => {
    expect(contrastRatio(black, white, white)).toBe(21);
    expect(contrastRatio(bar, white, white)).toBe(2.46);
  });

  test('composites a translucent foreground before it measures', () => {
    const veil = { ...black, alpha: 0.5 };
    expect(contrastRatio(veil, white, white)).toBe(3.97);
  });

  test('composites a translucent background over the page', () => {
    const veil = { ...black, alpha: 0.5 };
    expect(contrastRatio(white, veil, white)).toBe(3.97);
    expect(contrastRatio(white, veil, black)).toBe(21);
  });

  test.each(themes)('finds every declared pair of the %s theme good enough', async (theme) => {
    const measured = measureContrast(theme, await readTokens(theme));
    expect(measured.length).toBeGreaterThan(60);
    expect(() => assertContrast(measured)).not.toThrow();
  });

  test('stops the build on a fault and says which pair and by how much', async () => {
    const pair = { foreground: 'brand.bar', background: 'bg.surface', minimum: 3 } as const;
    const measured = measureContrast('light', await readTokens('light'), [pair]);
    expect(() => assertContrast(measured)).toThrow('light: brand.bar on bg.surface is 2.46:1, needs 3:1');
  });

  test('refuses a pair that names no colour', async () => {
    const pair = { foreground: 'text.pale', background: 'bg.page', minimum: 3 } as const;
    const tokens = await readTokens('dark');
    expect(() => measureContrast('dark', tokens, [pair])).toThrow('text.pale, which the dark theme lacks');
  });
});
