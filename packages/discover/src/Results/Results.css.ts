import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const end = style({
  '@layer': { 'sewa.page': { display: 'flex', justifyContent: 'center', paddingBlock: vars.space.l } },
});

export const nearest = style({
  '@layer': { 'sewa.page': { display: 'flex', flexDirection: 'column', gap: vars.space.l } },
});
