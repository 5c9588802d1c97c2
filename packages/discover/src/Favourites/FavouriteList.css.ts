import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
      gap: vars.space.l,
    },
  },
});

/** Stays in sight at the foot of the screen once a home is chosen. */
export const tray = style({
  '@layer': {
    [layer]: {
      padding: vars.space.m,
      background: vars.color.bg.surface,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.l,
      selectors: {
        '&[data-chosen]': {
          position: 'sticky',
          insetBlockEnd: `calc(${vars.space.s} + var(--sewa-taken-foot, 0px))`,
          zIndex: 3,
          boxShadow: vars.shadow.m,
        },
      },
    },
  },
});
