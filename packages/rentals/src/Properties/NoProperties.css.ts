import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const steps = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s,
      margin: 0,
      listStyle: 'decimal',
      paddingInlineStart: vars.space.l,
      textAlign: 'start',
    },
  },
});
