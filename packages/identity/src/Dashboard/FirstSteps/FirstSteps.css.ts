import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Three steps side by side where there is room. */
export const steps = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.l,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [`(min-width: ${breakpoints.m}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

export const step = style({
  '@layer': { [layer]: { display: 'flex', gap: vars.space.m, alignItems: 'start', minInlineSize: 0 } },
});

export const number = style({
  '@layer': {
    [layer]: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2rem',
      blockSize: '2rem',
      borderRadius: vars.radius.pill,
      background: vars.color.bg.accentSubtle,
      color: vars.color.text.accent,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});
