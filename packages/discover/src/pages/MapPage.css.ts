import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.s },
  },
});

export const list = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.l } },
});
