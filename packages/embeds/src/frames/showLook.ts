import { vars } from '@sewa/tokens';
import type { FrameLook } from './FrameSite.ts';

/** The name of a custom property in `var(--name)`. */
const nameOf = (variable: string): string => variable.replace(/^var\((--[\w-]+).*$/, '$1');

/** Names and values of the custom properties of a site's look; what it doesn't set stays ours. */
export function listLookProperties({ accent, radius }: Pick<FrameLook, 'accent' | 'radius'>) {
  const properties = new Map<string, string>();
  const set = (variable: string, value: string) => properties.set(nameOf(variable), value);
  if (accent !== null) {
    set(vars.color.bg.accent, accent);
    // Darker, so that white text is read at least as well.
    set(vars.color.bg.accentHover, `color-mix(in srgb, ${accent} 88%, black)`);
    set(vars.color.bg.accentPressed, `color-mix(in srgb, ${accent} 76%, black)`);
    set(vars.color.text.onAccent, 'white');
  }
  if (radius !== null) {
    for (const variable of [vars.radius.s, vars.radius.m, vars.radius.l]) set(variable, `${radius}px`);
  }
  return properties;
}

/** Colours and rounds a frame before it shows anything. By script, because its policy allows no inline styles. */
export function showLook({ style }: HTMLElement, look: FrameLook): void {
  for (const [name, value] of listLookProperties(look)) style.setProperty(name, value);
}
