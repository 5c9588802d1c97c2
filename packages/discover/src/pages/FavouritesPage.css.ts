import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;
const narrow = `(max-width: ${breakpoints.l - 0.02}px)`;

export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': {
        [wide]: {
          selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)' } },
        },
      },
    },
  },
});

/** Where there is room for one only, the open home stands over the list. */
export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      minInlineSize: 0,
      '@media': { [narrow]: { selectors: { '[data-open] > &': { display: 'none' } } } },
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.m,
    },
  },
});
