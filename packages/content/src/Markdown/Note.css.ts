import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({
  '@layer': {
    'sewa.page': {
      padding: vars.space.l,
      borderRadius: vars.radius.m,
      borderInlineStart: `4px solid ${vars.color.border.accent}`,
      background: vars.color.bg.accentSubtle,
    },
  },
});
