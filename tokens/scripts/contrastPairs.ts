/** A foreground that stands on a background, and the least contrast WCAG 2.2 asks of them. */
export type ContrastPair = { foreground: string; background: string; minimum: 3 | 4.5 };

const grounds = ['page', 'surface', 'sunken', 'raised'];
const everywhere = ['default', 'muted', 'accent', 'danger', 'success', 'warning', 'info'];
const notices = ['info', 'success', 'warning', 'danger'];

function pairs(foregrounds: string[], backgrounds: string[], minimum: 3 | 4.5): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background: `bg.${background}`, minimum })),
  );
}

function text(names: string[]): string[] {
  return names.map((name) => `text.${name}`);
}

/** Every pair a component may draw: 4.5 for text (SC 1.4.3), 3 for controls and focus (SC 1.4.11). */
export const contrastPairs: ContrastPair[] = [
  ...pairs(text(everywhere), grounds, 4.5),
  ...pairs(text(['default', 'muted', 'accent']), ['accentSubtle'], 4.5),
  ...notices.flatMap((name) => pairs(text([name, 'default', 'muted']), [`${name}Subtle`], 4.5)),
  ...pairs(text(['onAccent']), ['accent', 'accentHover', 'accentPressed'], 4.5),
  ...pairs(text(['onDanger']), ['danger', 'dangerHover'], 4.5),
  ...pairs(text(['inverse']), ['inverse'], 4.5),
  ...pairs(['bg.accent', 'bg.danger', 'bg.inverse'], ['page', 'surface', 'raised'], 3),
  ...pairs(['border.strong', 'border.danger'], ['page', 'surface', 'raised'], 3),
  ...pairs(['border.accent', 'border.focus'], [...grounds, 'accentSubtle'], 3),
];
