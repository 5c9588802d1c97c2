import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiStyle } from './uiStyle.ts';

/** The box of a field a person types into or chooses from. */
export const control = uiStyle({
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.m,
  background: vars.color.bg.surface,
  color: vars.color.text.default,
  font: 'inherit',
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.normal,
  textOverflow: 'ellipsis',
  '@media': {
    [mayMove]: { transition: `border-color ${vars.duration.fast} ${vars.easing.standard}` },
    [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.text.default } } },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    // The button inside a date field takes the focus from its field, as browsers see it.
    '&:is(:focus-visible, :where([type="date"]):focus-within)': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '1px',
      borderColor: vars.color.border.focus,
    },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.border.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.danger}`,
    },
    '&:disabled': {
      background: vars.color.bg.sunken,
      borderColor: vars.color.border.default,
      color: vars.color.text.muted,
      cursor: 'not-allowed',
    },
    '&[data-has-icon]': {
      paddingInlineStart: `calc(${vars.space.m} + ${vars.size.iconM} + ${vars.space.s})`,
    },
  },
});

/** Holds a control together with the icons drawn over it. */
export const controlFrame = uiStyle({ position: 'relative', display: 'block' });

/** An icon over the start of a control. */
export const controlStart = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.m,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});

/** An icon over the end of a control. */
export const controlEnd = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.m,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
