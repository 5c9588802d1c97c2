import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const chosen = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockEnd: vars.space.m,
      insetInlineStart: vars.space.m,
      zIndex: 4,
      inlineSize: `min(20rem, calc(100% - 2 * ${vars.space.m}))`,
      borderRadius: vars.radius.l,
      background: vars.color.bg.surface,
      boxShadow: vars.shadow.l,
    },
  },
});

export const close = style({
  '@layer': {
    [layer]: { position: 'absolute', insetBlockEnd: vars.space.s, insetInlineEnd: vars.space.s, zIndex: 3 },
  },
});
