import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;

export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&[data-orientation="vertical"]': { flexDirection: 'row', gap: vars.space.l } },
});

export const list = uiStyle({
  display: 'flex',
  flex: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${border.default}`,
  selectors: {
    '&[aria-orientation="vertical"]': {
      flexDirection: 'column',
      overflow: 'visible',
      boxShadow: 'none',
      borderInlineEnd: `1px solid ${border.default}`,
    },
  },
});

/** The open one has a thick line at its edge: colour alone says nothing. */
export const tab = uiStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.s,
  boxSizing: 'border-box',
  minBlockSize: vars.size.target,
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  borderRadius: `${vars.radius.s} ${vars.radius.s} 0 0`,
  background: 'transparent',
  color: text.muted,
  font: 'inherit',
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '[aria-orientation="vertical"] > &': {
      borderBlockEnd: 0,
      borderInlineEnd: '3px solid transparent',
      borderStartStartRadius: vars.radius.s,
      borderEndStartRadius: vars.radius.s,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    '&[aria-selected="true"]': { borderColor: border.accent, color: text.accent },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [mayMove]: {
      transition: `color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
    },
    [canHover]: {
      selectors: {
        '&:hover:enabled:not([aria-selected="true"])': { background: bg.accentSubtle, color: text.accent },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { borderColor: 'Highlight' },
        '&:not([aria-selected="true"])': { borderColor: 'Canvas' },
        '&:disabled': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const panel = uiStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: vars.space.l,
  borderRadius: vars.radius.s,
  selectors: {
    '[data-orientation="vertical"] > &': { paddingBlockStart: vars.space.s },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
});
