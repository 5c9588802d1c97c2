import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';
import { grounds } from './levels.css.ts';

const layer = 'sewa.page';
const { bg, border, text } = vars.color;

/** Scrolls sideways where the map would become too small to be pressed. */
export const frame = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      borderRadius: vars.radius.l,
      background: bg.sunken,
      selectors: {
        '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

/** Where the frame begins to show the map: the middle of the island. Browsers that do not know it begin in the west. */
export const start = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '28rem',
      inlineSize: 1,
      blockSize: 1,
      scrollSnapAlign: 'none center',
      '@supports': { '(scroll-initial-target: nearest)': { scrollInitialTarget: 'nearest' } },
    },
  },
});

export const drawing = style({
  '@layer': { [layer]: { display: 'block', inlineSize: '100%', minInlineSize: '60rem', blockSize: 'auto' } },
});

export const area = style({
  '@layer': {
    [layer]: {
      fill: bg.surface,
      stroke: border.strong,
      strokeWidth: 0.75,
      vectorEffect: 'non-scaling-stroke',
      strokeOpacity: 0.6,
      strokeLinejoin: 'round',
    },
  },
});

export const areaName = style({
  '@layer': {
    [layer]: { fill: text.muted, fontSize: '0.6875em', textAnchor: 'middle', dominantBaseline: 'central' },
  },
});

export const mark = style({
  '@layer': {
    [layer]: {
      fill: text.default,
      selectors: {
        '&[data-level="0"]': { fill: text.muted },
        '&[aria-current]': { fill: text.onAccent },
        '&:focus-visible': { outline: 'none' },
      },
    },
  },
});

export const circle = style({
  '@layer': {
    [layer]: {
      stroke: border.accent,
      strokeWidth: 1,
      selectors: {
        [`${mark}[data-level="0"] &`]: { fill: grounds[0], stroke: border.strong },
        [`${mark}[data-level="1"] &`]: { fill: grounds[1] },
        [`${mark}[data-level="2"] &`]: { fill: grounds[2] },
        [`${mark}[data-level="3"] &`]: { fill: grounds[3] },
        [`${mark}[data-level="4"] &`]: { fill: grounds[4] },
        [`${mark}[aria-current] &`]: { fill: bg.accent },
        [`${mark}:focus-visible &`]: { stroke: border.focus, strokeWidth: 4 },
      },
      '@media': {
        '(hover: hover)': { selectors: { [`${mark}:hover &`]: { strokeWidth: 3 } } },
      },
    },
  },
});

const centred = { textAnchor: 'middle', dominantBaseline: 'central', pointerEvents: 'none' } as const;

export const number = style({ '@layer': { [layer]: { ...centred, fontSize: '0.5625em' } } });

export const count = style({
  '@layer': {
    [layer]: {
      ...centred,
      fontSize: '0.875em',
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
