import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const card = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': {
        [`(min-width: ${breakpoints.l}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
      },
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.l,
      overflowWrap: 'anywhere',
    },
  },
});

/** Somebody beside the home they are met about. */
export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': {
        [`(min-width: ${breakpoints.m}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
      },
    },
  },
});
