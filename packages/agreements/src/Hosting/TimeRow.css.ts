import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Who comes at a time, set off from it by a line. */
export const guests = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.l,
      paddingInlineStart: vars.space.m,
      borderInlineStart: `2px solid ${vars.color.border.default}`,
    },
  },
});
