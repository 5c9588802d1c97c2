import { style } from '@vanilla-extract/css';

/** Nothing can be pressed on paper. */
export const card = style({ '@layer': { 'sewa.page': { '@media': { print: { display: 'none' } } } } });
