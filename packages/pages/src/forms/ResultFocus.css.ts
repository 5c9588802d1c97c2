import { style } from '@vanilla-extract/css';

/** It takes the focus only to be read; there is nothing to press. */
export const answer = style({ '@layer': { 'sewa.page': { outline: 'none' } } });
