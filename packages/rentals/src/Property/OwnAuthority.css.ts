import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const steps = style({
  '@layer': {
    'sewa.page': {
      margin: 0,
      listStyle: 'decimal',
      marginBlockStart: vars.space.xs,
      paddingInlineStart: vars.space.l,
    },
  },
});
