import { vars } from '@sewa/tokens';
import { byOption, canHover, forcedColors, mayMove, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

export const card = uiStyle({
  display: 'block',
  position: 'relative',
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.l,
  background: vars.color.bg.surface,
  color: vars.color.text.default,
  overflow: 'clip',
  selectors: {
    ...byOption('padding', {
      none: { padding: 0 },
      m: { padding: vars.space.l },
      l: { padding: vars.space.xl },
    }),
    '&[data-interactive]:has(a:focus-visible)': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [mayMove]: {
      transition: `box-shadow ${vars.duration.normal} ${vars.easing.standard}, border-color ${vars.duration.normal} ${vars.easing.standard}`,
    },
    [canHover]: {
      selectors: {
        '&[data-interactive]:hover': { borderColor: vars.color.border.strong, boxShadow: vars.shadow.m },
      },
    },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});

uiGlobalStyle(`${card}[data-interactive] :is(button, input, label, select)`, { zIndex: 1 });
