import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const form = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: vars.space.m,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const table = style({
  '@layer': {
    [layer]: { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  },
});

export const caption = style({
  '@layer': { [layer]: { textAlign: 'start', color: vars.color.text.muted, paddingBlockEnd: vars.space.s } },
});

const cell = {
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  verticalAlign: 'baseline',
} as const;

export const name = style({
  '@layer': {
    [layer]: {
      ...cell,
      textAlign: 'start',
      fontWeight: vars.fontWeight.semibold,
      paddingInlineEnd: vars.space.l,
    },
  },
});

export const note = style({
  '@layer': {
    [layer]: {
      display: 'block',
      fontWeight: vars.fontWeight.regular,
      fontSize: vars.fontSize.s,
      color: vars.color.text.muted,
      maxInlineSize: '34rem',
      textWrap: 'pretty',
    },
  },
});

export const amount = style({
  '@layer': { [layer]: { ...cell, textAlign: 'end', whiteSpace: 'nowrap' } },
});

export const total = style({
  '@layer': {
    [layer]: { fontSize: vars.fontSize.l, fontWeight: vars.fontWeight.bold, borderBlockEndWidth: '2px' },
  },
});

export const sources = style({
  '@layer': {
    [layer]: {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontSize: vars.fontSize.s,
      color: vars.color.text.muted,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
    },
  },
});
