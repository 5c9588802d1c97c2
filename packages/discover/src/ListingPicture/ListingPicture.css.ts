import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const frame = { display: 'block', inlineSize: '100%', aspectRatio: '3 / 2', blockSize: 'auto' } as const;

export const picture = style({
  '@layer': { 'sewa.page': { ...frame, objectFit: 'cover', background: vars.color.bg.sunken } },
});

export const empty = style({
  '@layer': {
    'sewa.page': {
      ...frame,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.xs,
      background: vars.color.bg.sunken,
      color: vars.color.text.muted,
      fontSize: vars.fontSize.s,
    },
  },
});
