import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const article = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xl,
      minInlineSize: 0,
    },
  },
});

export const head = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m } },
});

export const cover = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      maxBlockSize: '32rem',
      objectFit: 'cover',
      borderRadius: vars.radius.l,
      background: vars.color.bg.sunken,
      '@media': { print: { display: 'none' } },
    },
  },
});
