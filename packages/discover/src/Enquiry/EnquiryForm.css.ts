import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      '@media': { print: { display: 'none' } },
    },
  },
});
