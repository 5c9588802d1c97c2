import { breakpoints, vars } from '@sewa/tokens';
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
      '@media': {
        // Above the sheet of the list, whole, at the foot of the screen.
        [`(max-width: ${breakpoints.l - 1}px)`]: { position: 'fixed', zIndex: 10 },
      },
    },
  },
});

export const close = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockEnd: `calc(100% + ${vars.space.xs})`,
      insetInlineEnd: 0,
      zIndex: 3,
    },
  },
});
