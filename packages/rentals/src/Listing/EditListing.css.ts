import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

/** The cover beside what the listing is called. */
export const summary = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space.m,
      '@media': { [wide]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: vars.space.l } },
    },
  },
});

/** What changes most: the rent beside the date and the state. */
export const first = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.m,
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const words = style({
  '@layer': { [layer]: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

/** A part that an address leads to. */
export const target = style({
  '@layer': { [layer]: { scrollMarginBlockStart: 'calc(var(--sewa-covered-head, 0px) + 1rem)' } },
});

export const counts = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.l,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    },
  },
});

export const hints = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const hint = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.m,
      minBlockSize: vars.size.target,
    },
  },
});
