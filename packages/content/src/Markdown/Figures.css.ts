import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const figures = style({
  '@layer': {
    [layer]: {
      marginInline: 0,
      padding: space.l,
      border: `1px solid ${color.border.default}`,
      borderRadius: radius.l,
      background: color.bg.surface,
      lineHeight: lineHeight.normal,
    },
  },
});

export const table = style({
  '@layer': { [layer]: { inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.m } },
});

const cell = {
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.border.default}`,
  verticalAlign: 'baseline',
} as const;

export const label = style({
  '@layer': {
    [layer]: {
      ...cell,
      paddingInlineEnd: space.l,
      fontWeight: fontWeight.regular,
      textAlign: 'start',
    },
  },
});

export const value = style({
  '@layer': {
    [layer]: {
      ...cell,
      fontWeight: fontWeight.semibold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'end',
    },
  },
});

export const source = style({
  '@layer': {
    [layer]: {
      paddingBlockStart: space.m,
      fontSize: fontSize.s,
      color: color.text.muted,
      overflowWrap: 'anywhere',
    },
  },
});
