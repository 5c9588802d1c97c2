import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

export const toggle = uiStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  background: vars.color.bg.surface,
  color: vars.color.text.default,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.text.accent, borderColor: vars.color.border.accent },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [mayMove]: {
      transition: `color ${vars.duration.fast} ${vars.easing.standard}, border-color ${vars.duration.fast} ${vars.easing.standard}`,
    },
    [canHover]: {
      selectors: { '&:hover': { borderColor: vars.color.border.accent, color: vars.color.text.accent } },
    },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

uiGlobalStyle(`${toggle}[aria-pressed="true"] > svg`, { fill: 'currentColor' });
