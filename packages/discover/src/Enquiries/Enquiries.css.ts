import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      listStyle: 'none',
      margin: 0,
      padding: 0,
    },
  },
});

export const item = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.l,
      alignItems: 'start',
      '@media': { [`(min-width: ${breakpoints.s}px)`]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
    },
  },
});

export const picture = style({
  '@layer': { [layer]: { borderRadius: vars.radius.m, overflow: 'hidden', maxInlineSize: '14rem' } },
});

export const content = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 } },
});

export const top = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: vars.space.l,
    },
  },
});

export const message = style({
  '@layer': {
    [layer]: {
      margin: 0,
      paddingInlineStart: vars.space.m,
      borderInlineStart: `3px solid ${vars.color.border.accent}`,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});
