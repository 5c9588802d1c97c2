import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** A form on a wide page: its fields stay short. */
export const form = style({ '@layer': { 'sewa.page': { maxInlineSize: vars.size.contentNarrow } } });

/** What counts only for a choice that isn't made: it shows where no script can show it later. */
export const unscriptedOnly = style({
  '@layer': { 'sewa.page': { '@media': { '(scripting: enabled)': { display: 'none' } } } },
});
