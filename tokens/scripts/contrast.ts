import { blend, type Rgb, wcagContrast } from 'culori';
import { type ContrastPair, contrastPairs, decorations, leastRatios } from './contrastPairs.ts';
import type { DtcgColor } from './cssValue.ts';
import type { Variant } from './loadVariants.ts';
import type { Combination } from './resolver.ts';
import { variablePath } from './variableNames.ts';

/** A pair as measured in one combination of contexts. */
export type MeasuredPair = ContrastPair & { combination: Combination; minimum: number; ratio: number };

function toRgb({ components: [r, g, b], alpha = 1 }: DtcgColor): Rgb {
  return { mode: 'rgb', r, g, b, alpha };
}

/** Ratio of two colours after the background is laid on the canvas and the foreground on that. */
export function contrastRatio(foreground: DtcgColor, background: DtcgColor, canvas: DtcgColor): number {
  const ground = blend([toRgb(canvas), toRgb(background)], 'normal', 'rgb');
  const ratio = wcagContrast(blend([ground, toRgb(foreground)], 'normal', 'rgb'), ground);
  return Math.floor(ratio * 100) / 100;
}

function colorsOf({ tokens }: Variant): Map<string, DtcgColor> {
  return new Map(
    tokens
      .filter((token) => token.type === 'color')
      .map((token) => [variablePath(token.path).slice(1).join('.'), token.value as DtcgColor]),
  );
}

/** Measures every declared pair in one combination; throws when a pair names a colour that does not exist. */
export function measureContrast(
  variant: Variant,
  declared: readonly ContrastPair[] = contrastPairs,
): MeasuredPair[] {
  const colors = colorsOf(variant);
  const find = (name: string): DtcgColor => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`The contrast pairs name ${name}, which is no colour.`);
    return color;
  };
  const least = leastRatios[variant.combination.contrast ?? ''];
  if (least === undefined) throw new Error('No least ratios are known for this contrast.');
  return declared.map((pair) => ({
    ...pair,
    combination: variant.combination,
    minimum: least[pair.kind],
    ratio: contrastRatio(find(pair.foreground), find(pair.background), find('bg.page')),
  }));
}

/** Throws when a colour stands in no pair, so that a new one is not forgotten. */
export function assertMeasured(variant: Variant, declared: readonly ContrastPair[] = contrastPairs): void {
  const paired = new Set(declared.flatMap(({ foreground, background }) => [foreground, background]));
  const forgotten = [...colorsOf(variant).keys()].filter(
    (name) => !paired.has(name) && !decorations.includes(name),
  );
  if (forgotten.length > 0)
    throw new Error(`Colours that stand in no contrast pair: ${forgotten.join(', ')}.`);
}

/** Throws one error that lists every measured pair below its minimum. */
export function assertContrast(measured: readonly MeasuredPair[]): void {
  const issues = measured.filter(({ ratio, minimum }) => ratio < minimum);
  if (issues.length === 0) return;
  const lines = issues.map(
    ({ combination, foreground, background, ratio, minimum }) =>
      `  ${Object.values(combination).join(' ')}: ${foreground} on ${background} is ${ratio}:1, needs ${minimum}:1`,
  );
  throw new Error(`Colours without enough contrast (WCAG 2.2):\n${lines.join('\n')}`);
}
