import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { bg, border, text } = vars.color;
const centred = { textAnchor: 'middle', dominantBaseline: 'central' } as const;

export const drawing = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '40rem',
      blockSize: 'auto',
      borderRadius: vars.radius.l,
      background: bg.sunken,
    },
  },
});

export const ring = style({
  '@layer': {
    [layer]: {
      fill: bg.accentSubtle,
      fillOpacity: 0.35,
      stroke: border.strong,
      strokeWidth: 0.75,
      strokeDasharray: '3 3',
    },
  },
});

export const walk = style({
  '@layer': {
    [layer]: {
      ...centred,
      fill: text.muted,
      fontSize: '0.6875em',
      stroke: bg.page,
      strokeWidth: 4,
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
    },
  },
});

export const mark = style({
  '@layer': {
    [layer]: {
      fill: bg.surface,
      stroke: border.strong,
      selectors: { '&[data-kind="station"]': { fill: bg.inverse, stroke: bg.inverse } },
    },
  },
});

export const number = style({
  '@layer': {
    [layer]: {
      ...centred,
      fill: text.default,
      stroke: 'none',
      fontSize: '0.75em',
      fontWeight: vars.fontWeight.semibold,
      fontVariantNumeric: 'tabular-nums',
      selectors: { [`${mark}[data-kind="station"] &`]: { fill: text.inverse } },
    },
  },
});

export const home = style({ '@layer': { [layer]: { fill: bg.accent } } });

export const house = style({
  '@layer': {
    [layer]: {
      fill: 'none',
      stroke: text.onAccent,
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});
