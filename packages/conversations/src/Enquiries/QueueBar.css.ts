import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const bar = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.m,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.s,
      background: vars.color.bg.accentSubtle,
    },
  },
});
