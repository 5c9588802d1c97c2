import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const section = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.l } },
});
