import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const gallery = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 } },
});

export const stage = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      borderRadius: vars.radius.l,
      overflow: 'hidden',
      background: vars.color.bg.sunken,
    },
  },
});

export const row = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
      listStyle: 'none',
      margin: 0,
      padding: 0,
      selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xs})` } },
    },
  },
});

export const slide = style({
  '@layer': { [layer]: { flex: '0 0 100%', scrollSnapAlign: 'start', display: 'grid' } },
});

export const picture = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      maxBlockSize: '36rem',
      '@media': { print: { maxBlockSize: '9cm' } },
      selectors: { '&[data-kind="floor-plan"]': { objectFit: 'contain' } },
    },
  },
});

export const controls = style({
  '@layer': {
    [layer]: {
      '@media': { print: { display: 'none' } },
      position: 'absolute',
      insetBlockEnd: vars.space.m,
      insetInlineEnd: vars.space.m,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
    },
  },
});

export const count = style({
  '@layer': {
    [layer]: {
      background: vars.color.bg.surface,
      color: vars.color.text.default,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.pill,
      paddingInline: vars.space.m,
      paddingBlock: vars.space.xs,
      fontSize: vars.fontSize.s,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const thumbnails = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space.s,
      listStyle: 'none',
      margin: 0,
      padding: 0,
      '@media': {
        [`(min-width: ${breakpoints.s}px)`]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
        print: { display: 'none' },
      },
    },
  },
});

export const thumbnail = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      color: vars.color.text.muted,
      textDecoration: 'none',
      fontSize: vars.fontSize.xs,
      borderRadius: vars.radius.m,
      selectors: {
        '&[aria-current]': { color: vars.color.text.default, fontWeight: vars.fontWeight.semibold },
      },
    },
  },
});

export const small = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      borderRadius: vars.radius.m,
      border: `2px solid transparent`,
      selectors: { '[aria-current] > &': { borderColor: vars.color.border.accent } },
    },
  },
});

export const name = style({ '@layer': { [layer]: { textAlign: 'center' } } });
