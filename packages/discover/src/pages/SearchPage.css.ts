import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

/** The name of the search and its number; on wide screens the other ways to see it stand at the end of their line. */
export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space.s,
      '@media': {
        [wide]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: vars.space.xl,
        },
      },
    },
  },
});

export const views = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      gap: vars.space.s,
      '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
    },
  },
});

export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': { [wide]: { gridTemplateColumns: '19rem minmax(0, 1fr)' } },
    },
  },
});

export const results = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xl,
      minInlineSize: 0,
      '@media': { [wide]: { gridColumn: 2 } },
    },
  },
});
