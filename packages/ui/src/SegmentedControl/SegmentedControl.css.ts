import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

export { visuallyHidden as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

const { bg, border, text } = vars.color;
const { fast } = vars.duration;
const { standard } = vars.easing;

export const root = uiStyle({
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '100%',
  inlineSize: 'fit-content',
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = uiStyle({
  padding: 0,
  marginBlockEnd: vars.space.xs,
  color: text.default,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
});

export const track = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  padding: '3px',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: bg.sunken,
});

export const segment = uiStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  boxSizing: 'border-box',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.l,
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.m} - 3px)`,
  color: text.muted,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '[data-size="s"] &': {
      minBlockSize: `calc(${vars.size.targetS} - ${vars.space.xs})`,
      paddingInline: vars.space.m,
      fontSize: vars.fontSize.s,
    },
    '&:has(:checked)': {
      borderColor: border.accent,
      background: bg.raised,
      color: text.accent,
      boxShadow: vars.shadow.s,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${border.focus}`, outlineOffset: '2px', zIndex: 1 },
    '&:has(:disabled)': { color: text.muted, opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    [mayMove]: {
      transition: `color ${fast} ${standard}, background-color ${fast} ${standard}, border-color ${fast} ${standard}`,
    },
    [canHover]: {
      selectors: {
        '&:hover:not(:has(:checked, :disabled))': { background: bg.accentSubtle, color: text.accent },
      },
    },
    '(pointer: coarse)': { selectors: { '[data-size="s"] &': { minBlockSize: vars.size.target } } },
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:disabled)': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const input = uiStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  outline: 'none',
  cursor: 'inherit',
});
