import { vars } from '@sewa/tokens';
import { forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const { fontWeight, space } = vars;

export const table = uiStyle({ inlineSize: '100%', borderCollapse: 'collapse' });

export const head = uiStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const row = uiStyle({ verticalAlign: 'middle' });

export const label = uiStyle({
  paddingBlock: space.xs,
  paddingInlineEnd: space.m,
  maxInlineSize: '12rem',
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '[data-marked] > &': { fontWeight: fontWeight.semibold } },
});

export const value = uiStyle({ inlineSize: '70%', paddingBlock: space.xs });

export const amount = uiStyle({ display: 'flex', alignItems: 'center', gap: space.m });

export const track = uiStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: '1.25rem',
  borderRadius: vars.radius.s,
  background: bg.sunken,
});

export const bar = uiStyle({
  fill: border.strong,
  selectors: { '[data-marked] &': { fill: bg.accent } },
  '@media': {
    [forcedColors]: { fill: 'CanvasText', selectors: { '[data-marked] &': { fill: 'Highlight' } } },
  },
});

export const figure = uiStyle({
  flex: 'none',
  minInlineSize: '4rem',
  color: text.default,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  selectors: { '[data-marked] &': { fontWeight: fontWeight.semibold } },
});
