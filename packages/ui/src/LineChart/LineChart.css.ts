import { vars } from '@sewa/tokens';
import { byOption, forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { border, text } = vars.color;
const { fontSize, space } = vars;
const quiet = {
  color: text.muted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const chart = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s,
  paddingBlockStart: space.s,
});

export const ticks = uiStyle({
  ...quiet,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  textAlign: 'end',
});

/** Takes no height, so that its middle stands at its rule. */
export const tick = uiStyle({ blockSize: 0, lineHeight: 0 });

export const plot = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '12rem',
  overflow: 'visible',
});

export const rule = uiStyle({
  fill: 'none',
  stroke: border.default,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

export const line = uiStyle({
  fill: 'none',
  stroke: border.accent,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: byOption('series', {
    1: { stroke: text.default, strokeDasharray: '8 6' },
    2: { stroke: text.muted, strokeDasharray: '1 6' },
  }),
  '@media': { [forcedColors]: { selectors: { '&[data-series]': { stroke: 'CanvasText' } } } },
});

export const labels = uiStyle({
  ...quiet,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
});

export const legend = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  rowGap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = uiStyle({ display: 'inline-flex', alignItems: 'center', gap: space.s });

export const key = uiStyle({ flex: 'none', inlineSize: '2rem', blockSize: '0.5rem' });
