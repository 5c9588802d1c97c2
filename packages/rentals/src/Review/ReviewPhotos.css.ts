import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const photos = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 45%), 1fr))',
      gap: vars.space.s,
      listStyle: 'none',
      margin: 0,
      padding: 0,
    },
  },
});

export const photo = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      borderRadius: vars.radius.m,
    },
  },
});

export const text = style({
  '@layer': { [layer]: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
});
