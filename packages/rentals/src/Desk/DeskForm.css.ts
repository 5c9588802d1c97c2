import { style } from '@vanilla-extract/css';

/** As wide as what is typed into it. */
export const form = style({ '@layer': { 'sewa.page': { maxInlineSize: '32rem' } } });
