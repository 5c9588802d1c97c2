import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const page = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.content} + 12rem)`,
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xl,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      columnGap: vars.space.xl,
      rowGap: vars.space.m,
    },
  },
});

export const noPictures = style({
  '@layer': {
    [layer]: { borderRadius: vars.radius.l, overflow: 'hidden', maxInlineSize: vars.size.contentNarrow },
  },
});

export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xxl,
      alignItems: 'start',
      '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
    },
  },
});

export const main = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xxl, minInlineSize: 0 } },
});

export const section = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

export const side = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      '@media': { [wide]: { position: 'sticky', insetBlockStart: vars.space.xl } },
    },
  },
});

export const period = style({
  '@layer': {
    [layer]: { fontSize: vars.fontSize.m, fontWeight: vars.fontWeight.regular, color: vars.color.text.muted },
  },
});

globalStyle(`${page} > a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignSelf: 'start',
      alignItems: 'center',
      columnGap: vars.space.xs,
      minBlockSize: vars.size.target,
    },
  },
});
