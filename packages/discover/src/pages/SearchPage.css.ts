import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const middle = `(min-width: ${breakpoints.m}px)`;
const wide = `(min-width: ${breakpoints.l}px)`;

/** The name of the search and its number; on wider screens the other ways to see it stand at the end of their line. */
export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space.s,
      '@media': {
        [middle]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: vars.space.xl,
        },
      },
    },
  },
});

// A long word that was searched for breaks, and is no wider than the window.
globalStyle(`${head} > h1`, { '@layer': { [layer]: { maxInlineSize: '100%' } } });

export const views = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      gap: vars.space.s,
      '@media': { [middle]: { gridColumn: 2, gridRow: '1 / span 2' } },
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

/** Past the filters; seen when the keyboard reaches it. */
export const skip = style({
  '@layer': {
    [layer]: {
      selectors: {
        '&:not(:focus-within)': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
