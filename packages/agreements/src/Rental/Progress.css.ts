import { breakpoints } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** On a phone only the step before, the current one and the next: their numbers say where they stand. */
export const progress = style({});

const hide = {
  '@layer': { 'sewa.page': { '@media': { [`(width < ${breakpoints.m}px)`]: { display: 'none' } } } },
} as const;

globalStyle(`${progress} > ol > [data-state='done']:has(+ [data-state='done'])`, hide);
globalStyle(`${progress} > ol > [data-state='ahead'] + [data-state='ahead']`, hide);
