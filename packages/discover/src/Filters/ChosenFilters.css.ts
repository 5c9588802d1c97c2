import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.s,
      listStyle: 'none',
      padding: 0,
      margin: 0,
    },
  },
});
