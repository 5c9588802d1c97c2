import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { bg, border, text } = vars.color;

export const drawing = style({
  '@layer': { [layer]: { position: 'absolute', inset: 0, display: 'block', pointerEvents: 'none' } },
});

export const area = style({
  '@layer': {
    [layer]: {
      fill: bg.surface,
      stroke: border.default,
      strokeWidth: 1,
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
    },
  },
});

export const road = style({
  '@layer': {
    [layer]: { fill: 'none', stroke: border.default, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  },
});

/** Train lines have a colour each, as on the network's own map. */
export const line = style({
  '@layer': {
    [layer]: {
      fill: 'none',
      stroke: border.strong,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      strokeOpacity: 0.55,
      vectorEffect: 'non-scaling-stroke',
    },
  },
});

const hues = { NS: 25, EW: 145, NE: 310, CC: 75, DT: 255, TE: 50, BP: 190, SE: 190, PE: 190 };

for (const [code, hue] of Object.entries(hues))
  globalStyle(`${line}[data-line="${code}"]`, {
    '@layer': { [layer]: { stroke: `oklch(0.62 0.16 ${hue})` } },
  });

export const station = style({
  '@layer': {
    [layer]: { fill: bg.surface, stroke: border.strong, strokeWidth: 1.5 },
  },
});

const name = { textAnchor: 'middle', dominantBaseline: 'central', fill: text.muted } as const;

export const areaName = style({ '@layer': { [layer]: { ...name, fontSize: vars.fontSize.xs } } });

/** Legible over lines: the ground shows around the letters. */
export const stationName = style({
  '@layer': {
    [layer]: {
      ...name,
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.medium,
      paintOrder: 'stroke',
      stroke: bg.surface,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    },
  },
});
