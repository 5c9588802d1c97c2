import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

/** The times, and beside them the home. */
export const columns = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      display: 'grid',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
    },
  },
});

/** Viewings below each other, without the marks of a list. */
export const viewings = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.m,
      margin: 0,
      padding: 0,
      listStyle: '""',
    },
  },
});
