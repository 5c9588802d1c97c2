import { type StyleRule, style } from '@vanilla-extract/css';
import { uiLayer } from './layers.css.ts';

/** Makes a class whose rules all stand in the `sewa.ui` layer. */
export function pickerStyle(rule: Omit<StyleRule, '@layer'>, debugId?: string): string {
  return style({ '@layer': { [uiLayer]: rule } }, debugId);
}

/** Media query of pointers that can hover. */
export const canHover = '(hover: hover)';

/** Media query under which something may move. */
export const mayMove = '(prefers-reduced-motion: no-preference)';

/** Media query of system colours forced by the reader. */
export const forcedColors = '(forced-colors: active)';
