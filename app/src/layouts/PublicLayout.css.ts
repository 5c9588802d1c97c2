import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 12rem)`,
  marginInline: 'auto',
  paddingInline: vars.space.l,
} as const;

export const frame = style({
  '@layer': { [layer]: { minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' } },
});

export const skip = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetInlineStart: vars.space.l,
      insetBlockStart: 0,
      zIndex: 2,
      padding: vars.space.m,
      background: vars.color.bg.surface,
      color: vars.color.text.accent,
      transform: 'translateY(-200%)',
      selectors: { '&:focus': { transform: 'none' } },
    },
  },
});

export const header = style({
  '@layer': {
    [layer]: { background: vars.color.bg.surface, borderBlockEnd: `1px solid ${vars.color.border.default}` },
  },
});

export const bar = style({
  '@layer': {
    [layer]: {
      ...wide,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.l,
      minBlockSize: '4rem',
    },
  },
});

export const brand = style({
  '@layer': { [layer]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.s } },
});

export const mark = style({
  '@layer': { [layer]: { display: 'block', inlineSize: '2rem', blockSize: '2rem' } },
});

export const name = style({
  '@layer': {
    [layer]: {
      fontFamily: vars.font.heading,
      fontWeight: vars.fontWeight.bold,
      fontSize: vars.fontSize.l,
      letterSpacing: '-0.02em',
      margin: 0,
    },
  },
});

export const nav = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.l } },
});

export const content = style({
  '@layer': { [layer]: { flexGrow: 1, display: 'flex', flexDirection: 'column' } },
});

export const footer = style({
  '@layer': {
    [layer]: {
      background: vars.color.bg.surface,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

export const footerBar = style({
  '@layer': {
    [layer]: {
      ...wide,
      paddingBlock: vars.space.xxl,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
    },
  },
});

export const footerNav = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl } },
});

globalStyle(`${bar} > a, ${nav} > a, ${footerNav} > a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: vars.space.xs,
      minBlockSize: vars.size.target,
    },
  },
});
