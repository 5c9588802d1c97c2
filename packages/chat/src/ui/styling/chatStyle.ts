import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { chatLayer } from './layers.css.ts';

/** Makes a class whose rules all stand in the `sewa.sdk` layer. */
export function chatStyle(rule: Omit<StyleRule, '@layer'>, debugId?: string): string {
  return style({ '@layer': { [chatLayer]: rule } }, debugId);
}

/** Adds a rule for a selector to the `sewa.sdk` layer. */
export function chatGlobalStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [chatLayer]: rule } });
}

/** Media query of pointers that can hover. */
export const canHover = '(hover: hover)';

/** Media query under which something may move. */
export const mayMove = '(prefers-reduced-motion: no-preference)';

/** Media query of system colours forced by the reader. */
export const forcedColors = '(forced-colors: active)';

/** Media query of a page without script, where a button that needs it is not shown. */
export const noScript = '(scripting: none)';
