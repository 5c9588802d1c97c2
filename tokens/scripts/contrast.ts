import { blend, type Rgb, wcagContrast } from 'culori';
import { type ContrastPair, contrastPairs } from './contrastPairs.ts';
import type { DtcgColor } from './cssValue.ts';
import type { ResolvedToken, Theme } from './readTokens.ts';
import { variablePath } from './variableNames.ts';

/** A pair as measured in one theme. */
export type MeasuredPair = ContrastPair & { theme: Theme; ratio: number };

function toRgb({ components: [r, g, b], alpha = 1 }: DtcgColor): Rgb {
  return { mode: 'rgb', r, g, b, alpha };
}

/** Ratio of two colours after the background is laid on the canvas and the foreground on that. */
export function contrastRatio(foreground: DtcgColor, background: DtcgColor, canvas: DtcgColor): number {
  const ground = blend([toRgb(canvas), toRgb(background)], 'normal', 'rgb');
  const ratio = wcagContrast(blend([ground, toRgb(foreground)], 'normal', 'rgb'), ground);
  return Math.floor(ratio * 100) / 100;
}

/** Measures every declared pair of one theme; throws when a pair names a colour that does not exist. */
export function measureContrast(
  theme: Theme,
  tokens: ResolvedToken[],
  declared: ContrastPair[] = contrastPairs,
): MeasuredPair[] {
  const colors = new Map(
    tokens
      .filter((token) => token.type === 'color')
      .map((token) => [variablePath(token.path).slice(1).join('.'), token.value as DtcgColor]),
  );
  const find = (name: string): DtcgColor => {
    const color = colors.get(name);
    if (color === undefined)
      throw new Error(`The contrast pairs name ${name}, which the ${theme} theme lacks.`);
    return color;
  };
  return declared.map((pair) => ({
    theme,
    ...pair,
    ratio: contrastRatio(find(pair.foreground), find(pair.background), find('bg.page')),
  }));
}

/** Throws one error that lists every measured pair below its minimum. */
export function assertContrast(measured: MeasuredPair[]): void {
  const faults = measured.filter(({ ratio, minimum }) => ratio < minimum);
  if (faults.length === 0) return;
  const lines = faults.map(
    ({ theme, foreground, background, ratio, minimum }) =>
      `  ${theme}: ${foreground} on ${background} is ${ratio}:1, needs ${minimum}:1`,
  );
  throw new Error(`Colours without enough contrast (WCAG 2.2):\n${lines.join('\n')}`);
}
