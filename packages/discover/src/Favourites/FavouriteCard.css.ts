import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const card = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      blockSize: '100%',
      selectors: {
        '&[data-open]::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          border: `2px solid ${vars.color.border.accent}`,
          borderRadius: vars.radius.l,
          pointerEvents: 'none',
        },
      },
      '@media': {
        [`(min-width: ${breakpoints.m}px)`]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
      },
    },
  },
});

export const picture = style({
  '@layer': { [layer]: { minInlineSize: 0, overflow: 'hidden', background: vars.color.bg.sunken } },
});

globalStyle(`${card} > ${picture} > *`, {
  '@layer': {
    [layer]: {
      '@media': { [`(min-width: ${breakpoints.m}px)`]: { blockSize: '100%', aspectRatio: 'auto' } },
    },
  },
});

export const content = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s,
      padding: vars.space.l,
      minInlineSize: 0,
    },
  },
});

export const top = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.xs,
    },
  },
});

export const period = style({
  '@layer': {
    [layer]: { fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.regular, color: vars.color.text.muted },
  },
});

export const actions = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.l,
      marginBlockStart: 'auto',
    },
  },
});
