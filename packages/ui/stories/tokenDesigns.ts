import darkColors from '@sewa/tokens/design/color/dark-normal-consumer.json';
import colors from '@sewa/tokens/design/color/light-normal-consumer.json';
import comfortable from '@sewa/tokens/design/layout/comfortable-consumer.json';
import compact from '@sewa/tokens/design/layout/compact-business.json';

interface Designed {
  $description: string;
  $value: unknown;
}
interface Group {
  [name: string]: Group | Designed;
}

/** The roomiest layout there is: comfortable density, consumer mode. */
export const roomy: Group = comfortable;

/** The densest layout there is: compact density, business mode. */
export const dense: Group = compact;

/** The colours and shadows of the light theme, for their descriptions. */
export const painted: Group = colors;

/** The colours of the dark theme. */
export const paintedDark: Group = darkColors;

function isToken(node: Group | Designed | undefined): node is Designed {
  return node !== undefined && typeof node.$description === 'string';
}

/** The token under a path such as `space.l`; throws when there is none. */
export function designOf(group: Group, path: string): Designed {
  const node = path
    .split('.')
    .reduce<Group | Designed | undefined>((inner, name) => (inner as Group | undefined)?.[name], group);
  if (!isToken(node)) throw new Error(`No token is called ${path}.`);
  return node;
}

/** A colour as designers write it: `#fafaf7`, and `#0d1813 55%` where it lets something through. */
export function hexOf(group: Group, path: string): string {
  const { hex, alpha = 1 } = designOf(group, path).$value as { hex: string; alpha?: number };
  return alpha === 1 ? hex : `${hex} ${Math.round(alpha * 100)}%`;
}

/** A dimension as pixels at the default text size: `16 px`. */
export function pixelsOf(group: Group, path: string): string {
  const { value, unit } = designOf(group, path).$value as { value: number; unit: string };
  return `${unit === 'rem' ? value * 16 : value} px`;
}

/** The name of a token as its file writes it: `onAccent` is `on-accent`. */
export function fileName(name: string): string {
  return name.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);
}

/** How the contexts of the modifiers are called on the sheets. */
export const contextTitles: Record<string, string> = {
  light: 'Light',
  dark: 'Dark',
  normal: 'normal contrast',
  more: 'more contrast',
  comfortable: 'comfortable',
  compact: 'compact',
  consumer: 'Consumer',
  business: 'Business',
};
