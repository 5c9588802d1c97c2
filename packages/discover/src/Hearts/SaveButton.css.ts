import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Without script a kept home comes back as the target of its page. */
export const frame = style({ '@layer': { 'sewa.page': { display: 'inline-flex' } } });

globalStyle(`${frame} > [aria-pressed="true"] svg, ${frame}:target > button:not([aria-pressed]) svg`, {
  '@layer': { 'sewa.page': { fill: 'currentColor', color: vars.color.text.accent } },
});
