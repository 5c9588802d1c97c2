import { breakpoints, vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';

const { color, fontSize, fontWeight, space } = vars;
const inRows = '[data-layout="rows"] > &';

export const list = uiStyle({
  display: 'grid',
  boxSizing: 'border-box',
  gap: space.l,
  margin: 0,
  lineHeight: vars.lineHeight.normal,
  selectors: {
    '&[data-layout="columns"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    },
    '&[data-layout="rows"]': { gap: 0 },
  },
});

export const item = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
  selectors: {
    [inRows]: { paddingBlock: space.m },
    [`${inRows}:not(:first-child)`]: { borderBlockStart: `1px solid ${color.border.default}` },
  },
  '@media': {
    [`(width >= ${breakpoints.s}px)`]: {
      selectors: {
        [inRows]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(8rem, 2fr) 3fr',
          alignItems: 'baseline',
          columnGap: space.l,
        },
      },
    },
  },
});

export const name = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: 0,
  color: color.text.muted,
  fontSize: fontSize.s,
});

export const value = uiStyle({
  minInlineSize: 0,
  margin: 0,
  color: color.text.default,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-missing] > &': { color: color.text.muted, fontWeight: fontWeight.regular },
  },
});
