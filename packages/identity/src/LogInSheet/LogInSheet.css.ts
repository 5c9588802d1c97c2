import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const content = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      color: vars.color.text.default,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
});

export const home = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      padding: vars.space.s,
      borderRadius: vars.radius.m,
      background: vars.color.bg.sunken,
    },
  },
});

export const picture = style({
  '@layer': {
    'sewa.page': {
      flex: 'none',
      inlineSize: '4.5rem',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      borderRadius: vars.radius.s,
    },
  },
});
