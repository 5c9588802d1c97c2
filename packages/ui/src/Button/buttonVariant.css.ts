import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;

/** The look that buttons and links dressed as buttons have in common. */
export const buttonVariant = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  boxSizing: 'border-box',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: text.default,
  font: 'inherit',
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  '@media': {
    [mayMove]: {
      transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
    },
    [canHover]: {
      selectors: {
        '&[data-variant="primary"]:hover': { background: bg.accentHover },
        '&[data-variant="secondary"]:hover': { borderColor: border.accent, background: bg.accentSubtle },
        '&[data-variant="quiet"]:hover': { background: bg.accentSubtle },
        '&[data-variant="danger"]:hover': { background: bg.dangerHover },
      },
    },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
  selectors: {
    '&[data-variant="primary"]': { background: bg.accent, color: text.onAccent },
    '&[data-variant="secondary"]': { borderColor: border.strong, background: bg.surface },
    '&[data-variant="quiet"]': { color: text.accent },
    '&[data-variant="danger"]': { background: bg.danger, color: text.onDanger },
    '&[data-variant="primary"]:active': { background: bg.accentPressed },
    '&[data-variant="secondary"]:active': { background: bg.sunken },
    '&[data-variant="quiet"]:active': { background: bg.sunken },
    '&[data-size="s"]': {
      minBlockSize: vars.size.targetS,
      minInlineSize: vars.size.targetS,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.m,
      fontSize: vars.fontSize.s,
    },
    '&[data-variant]:disabled': {
      borderColor: border.default,
      background: bg.sunken,
      color: text.muted,
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
});
