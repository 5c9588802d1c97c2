import { breakpoints, vars } from '@sewa/tokens';
import { forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const { fontSize, fontWeight, space } = vars;

export const chart = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingInline: space.m,
});

export const plot = uiStyle({ display: 'block', inlineSize: '100%', blockSize: '3rem', overflow: 'visible' });

export const axis = uiStyle({
  stroke: border.strong,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const range = uiStyle({
  fill: bg.accentSubtle,
  stroke: border.accent,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const median = uiStyle({
  stroke: border.accent,
  strokeWidth: 3,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const edge = uiStyle({
  fill: 'none',
  stroke: border.accent,
  strokeWidth: 3,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const marked = uiStyle({
  fill: text.default,
  stroke: bg.surface,
  strokeWidth: 3,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const ends = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  color: text.muted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const table = uiStyle({ display: 'block' });

export const body = uiStyle({
  display: 'grid',
  '@media': {
    [`(width >= ${breakpoints.s}px)`]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      gap: space.l,
    },
  },
});

export const row = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlock: space.s,
  '@media': {
    [`(width < ${breakpoints.s}px)`]: {
      selectors: { '& + &': { borderBlockStart: `1px solid ${border.default}` } },
    },
    [`(width >= ${breakpoints.s}px)`]: { flexDirection: 'column', gap: space.xxs, padding: 0 },
  },
});

export const key = uiStyle({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1rem',
  verticalAlign: '-0.15em',
  marginInlineEnd: space.xs,
});

export const label = uiStyle({ color: text.muted, fontWeight: fontWeight.regular, textAlign: 'start' });

export const value = uiStyle({
  fontSize: fontSize.m,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
