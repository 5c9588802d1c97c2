import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.s },
  },
});

export const list = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.l } },
});

/** With script the map takes its place once the page is hydrated: nothing is drawn that goes again. */
export const withoutScript = style({
  '@layer': {
    [layer]: {
      '@media': {
        '(scripting: enabled)': {
          visibility: 'hidden',
          blockSize: 'max(22rem, calc(100dvh - 21rem))',
          overflow: 'clip',
        },
        [`(scripting: enabled) and (min-width: ${breakpoints.l}px)`]: {
          blockSize: 'max(34rem, calc(100dvh - 14rem))',
        },
      },
    },
  },
});

export const line = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.l,
      rowGap: vars.space.xs,
    },
  },
});

export const listWithoutScript = style([
  list,
  { '@layer': { [layer]: { '@media': { '(scripting: enabled)': { display: 'none' } } } } },
]);
