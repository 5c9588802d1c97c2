import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const notes = style({
  '@layer': {
    'sewa.page': { display: 'flex', flexDirection: 'column', gap: vars.space.s, overflowWrap: 'anywhere' },
  },
});
