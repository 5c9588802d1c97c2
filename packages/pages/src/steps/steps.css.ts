import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const wideOnly = style({
  '@layer': { [layer]: { '@media': { [`not all and ${wide}`]: { display: 'none' } } } },
});

export const narrowOnly = style({
  '@layer': { [layer]: { '@media': { [wide]: { display: 'none' } } } },
});

/** Short fields side by side. */
export const pair = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: vars.space.m,
    },
  },
});
