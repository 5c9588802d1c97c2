import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const description = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
  },
});
