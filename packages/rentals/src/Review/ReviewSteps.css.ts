import { breakpoints } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Phones have no keys to press. */
export const keys = style({
  '@layer': {
    [layer]: { display: 'none', '@media': { [`(min-width: ${breakpoints.m}px)`]: { display: 'inline' } } },
  },
});
