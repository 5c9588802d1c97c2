import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xs, marginBlockEnd: vars.space.l },
  },
});
