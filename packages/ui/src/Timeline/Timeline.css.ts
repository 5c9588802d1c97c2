import { vars } from '@sewa/tokens';
import { forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const { fontSize, fontWeight, space } = vars;
const markSize = '1.5rem';

export const timeline = uiStyle({
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  color: text.default,
  lineHeight: vars.lineHeight.normal,
  // An empty marker, not none: without a marker Safari does not say that it is a list.
  selectors: { '&[data-timeline]': { listStyle: '""' } },
});

export const item = uiStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: space.m,
  paddingBlockEnd: space.xl,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${markSize} + ${space.xs}) ${space.xs}`,
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      borderInlineStart: `2px dashed ${border.strong}`,
    },
    '&[data-state="done"]:not(:last-child)::before': { borderInlineStart: `2px solid ${border.accent}` },
  },
});

export const mark = uiStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: markSize,
  blockSize: markSize,
  border: `2px solid ${border.strong}`,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  selectors: {
    '[data-state="done"] > &': { borderColor: bg.accent, background: bg.accent, color: text.onAccent },
    '[data-state="current"] > &': { borderColor: border.accent },
    '[data-state="current"] > &::after': {
      content: '""',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: vars.radius.pill,
      background: bg.accent,
    },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'CanvasText',
      selectors: {
        '[data-state="done"] > &': { color: 'CanvasText' },
        '[data-state="current"] > &::after': { border: '5px solid CanvasText' },
      },
    },
  },
});

export const content = uiStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = uiStyle({
  margin: 0,
  fontWeight: fontWeight.semibold,
  selectors: {
    '[data-state="upcoming"] &': { color: text.muted, fontWeight: fontWeight.medium },
  },
});

export const time = uiStyle({ margin: 0, color: text.muted, fontSize: fontSize.s });

export const more = uiStyle({ marginBlockStart: space.xs, color: text.muted, fontSize: fontSize.s });
