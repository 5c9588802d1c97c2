import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.xl}px)`;

/** What is to be done, and beside it what somebody has; below each other where there is no room for both. */
export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space.l,
      '@media': {
        [wide]: {
          selectors: {
            '&[data-both]': {
              gridTemplateColumns: 'minmax(0, 5fr) minmax(20rem, 3fr)',
              gridTemplateRows: 'auto 1fr',
            },
          },
        },
      },
    },
  },
});

export const column = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 },
  },
});

/** Beside everything else where there is room; two by two on tablets. */
export const cards = style([
  column,
  {
    '@layer': {
      [layer]: {
        '@media': {
          [wide]: { gridColumn: 2, gridRow: '1 / span 2' },
          [`(min-width: ${breakpoints.m}px) and (max-width: ${breakpoints.xl - 1}px)`]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          },
        },
      },
    },
  },
]);

/** Two lines at most of what somebody wrote. */
export const snippet = style({
  '@layer': {
    [layer]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
  },
});

/** Who wrote, and at the end of the line when. */
export const line = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: vars.space.s,
    },
  },
});

/** Never broken: a day, or a badge. */
export const end = style({ '@layer': { [layer]: { flex: 'none', whiteSpace: 'nowrap' } } });

/** Two lists beside each other where there is room. */
export const pair = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
      alignItems: 'start',
      columnGap: vars.space.xxl,
      rowGap: vars.space.m,
    },
  },
});
