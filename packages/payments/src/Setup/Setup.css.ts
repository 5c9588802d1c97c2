import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** What is read in short lines, at the start of a wide page. */
export const narrow = style({ '@layer': { 'sewa.page': { maxInlineSize: vars.size.contentNarrow } } });
