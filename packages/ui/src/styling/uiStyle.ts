import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { uiLayer } from './layers.css.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/** Makes a class whose rules all stand in the `sewa.ui` layer. */
export function uiStyle(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [uiLayer]: rule } }, debugId);
}

/** Adds a rule for a selector to the `sewa.ui` layer. */
export function uiGlobalStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [uiLayer]: rule } });
}

/** One selector per option of a data attribute, such as `&[data-gap=s]`. */
export function byOption<Name extends string>(
  attribute: string,
  rules: Record<Name, NonNullable<StyleRule['selectors']>[string]>,
): NonNullable<StyleRule['selectors']> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [`&[data-${attribute}="${name}"]`, rule]),
  ) as NonNullable<StyleRule['selectors']>;
}

/** Media query under which something may move. */
export const mayMove = '(prefers-reduced-motion: no-preference)';

/** Media query of pointers that can hover. */
export const canHover = '(hover: hover)';

/** Media query of system colours forced by the reader. */
export const forcedColors = '(forced-colors: active)';
