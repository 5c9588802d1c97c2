import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const tile = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.s } },
});

export const words = style({ '@layer': { [layer]: { padding: vars.space.l } } });

export const cover = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '5 / 2',
      objectFit: 'cover',
    },
  },
});
