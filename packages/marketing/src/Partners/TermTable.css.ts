import { style } from '@vanilla-extract/css';

/** A name of code is never broken. */
export const name = style({ '@layer': { 'sewa.page': { whiteSpace: 'nowrap' } } });
