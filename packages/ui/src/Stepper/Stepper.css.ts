import { breakpoints, vars } from '@sewa/tokens';
import { forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const narrow = `(width < ${breakpoints.m}px)`;
const markSize = '2rem';

const lineBelow = {
  insetBlockStart: `calc(50% + ${markSize} / 2 + ${vars.space.xxs})`,
  insetInlineStart: `calc(${markSize} / 2 - 1px)`,
  inlineSize: 0,
  blockSize: `calc(100% - ${markSize} - 2 * ${vars.space.xxs} + ${vars.space.s})`,
  borderInlineStart: `2px solid ${border.default}`,
  borderBlockStart: 0,
};
const stepBelow = {
  flexDirection: 'row',
  minBlockSize: vars.size.target,
  gap: vars.space.m,
  textAlign: 'start',
} as const;

export const root = uiStyle({
  display: 'flex',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-vertical]': { flexDirection: 'column' } },
  '@media': { [narrow]: { flexDirection: 'column' } },
});

/** A line leads from each to the next, below each other in a narrow window and where that is asked for. */
export const step = uiStyle({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  alignItems: 'center',
  position: 'relative',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: text.muted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
  textAlign: 'center',
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${markSize} / 2 - 1px)`,
      insetInlineStart: `calc(50% + ${markSize} / 2 + ${vars.space.xs})`,
      inlineSize: `calc(100% - ${markSize} - 2 * ${vars.space.xs} + ${vars.space.s})`,
      borderBlockStart: `2px solid ${border.default}`,
    },
    '[data-vertical] > &': stepBelow,
    '[data-vertical] > &:not(:last-child)::after': lineBelow,
    '&[data-state="done"]:not(:last-child)::after': { borderColor: border.accent },
    '&[data-state="current"]': { color: text.default, fontWeight: vars.fontWeight.semibold },
  },
  '@media': {
    [narrow]: { ...stepBelow, selectors: { '&:not(:last-child)::after': lineBelow } },
  },
});

export const mark = uiStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: markSize,
  blockSize: markSize,
  border: `2px solid ${border.strong}`,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="done"] > &': { borderColor: bg.accent, background: bg.accent, color: text.onAccent },
    '[data-state="current"] > &': { borderColor: border.accent, color: text.accent },
  },
  '@media': {
    [forcedColors]: { selectors: { '[data-state="current"] > &': { borderColor: 'Highlight' } } },
  },
});

export const label = uiStyle({ maxInlineSize: '100%', overflowWrap: 'anywhere' });
