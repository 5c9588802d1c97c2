import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { calculatorLayer } from './layers.css.ts';

/** Makes a class whose rules all stand in the `sewa.sdk` layer. */
export function calculatorStyle(rule: Omit<StyleRule, '@layer'>, debugId?: string): string {
  return style({ '@layer': { [calculatorLayer]: rule } }, debugId);
}

/** Adds a rule for a selector to the `sewa.sdk` layer. */
export function calculatorGlobalStyle(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [calculatorLayer]: rule } });
}
