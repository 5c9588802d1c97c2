import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** What both sides say, beside each other where there is room. */
export const sides = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      alignItems: 'start',
      gap: vars.space.m,
      '@media': { [`(min-width: ${breakpoints.m}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
