import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const drop = style({
  '@layer': {
    'sewa.page': { display: 'inline-flex', alignItems: 'baseline', gap: vars.space.s },
  },
});
