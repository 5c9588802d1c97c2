import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** Numbers stand beside each other, on a phone too. */
export const numbers = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.l,
      rowGap: vars.space.s,
      margin: 0,
    },
  },
});
