/** Text is read; a control is an edge, a filled button, a focus ring. */
export type PairKind = 'text' | 'control';

/** A foreground that stands on a background. */
export interface ContrastPair {
  foreground: string;
  background: string;
  kind: PairKind;
}

/** The least ratio of each kind of pair: WCAG 2.2 SC 1.4.3 and 1.4.11, with more contrast SC 1.4.6 and its bound of large text. */
export const leastRatios: Record<string, Record<PairKind, number>> = {
  normal: { text: 4.5, control: 3 },
  more: { text: 7, control: 4.5 },
};

/** Colours that only decorate: nothing is read on them and nothing is recognised by them. */
export const decorations = ['bg.scrim', 'border.default', 'brand.bar'];

const grounds = ['page', 'surface', 'sunken', 'raised'];
const everywhere = ['default', 'muted', 'accent', 'danger', 'success', 'warning', 'info'];
const notices = ['info', 'success', 'warning', 'danger'];
const accents = ['accent', 'accentHover', 'accentPressed'];
const dangers = ['danger', 'dangerHover'];

function pairs(kind: PairKind, group: string, names: string[], backgrounds: string[]): ContrastPair[] {
  return names.flatMap((name) =>
    backgrounds.map((background) => ({
      foreground: `${group}.${name}`,
      background: `bg.${background}`,
      kind,
    })),
  );
}

/** Every pair a component may draw. */
export const contrastPairs: ContrastPair[] = [
  ...pairs('text', 'text', everywhere, [...grounds, 'accentSubtle']),
  ...notices.flatMap((name) => pairs('text', 'text', [name, 'default', 'muted'], [`${name}Subtle`])),
  ...pairs('text', 'text', ['onAccent'], accents),
  ...pairs('text', 'text', ['onDanger'], dangers),
  ...pairs('text', 'text', ['inverse'], ['inverse']),
  ...pairs('control', 'bg', [...accents, ...dangers, 'inverse'], grounds),
  ...pairs('control', 'border', ['strong', 'accent', 'danger', 'focus'], [...grounds, 'accentSubtle']),
];
