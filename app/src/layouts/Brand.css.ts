import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const brand = style({
  '@layer': { [layer]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.s } },
});

export const mark = style({
  '@layer': { [layer]: { display: 'block', inlineSize: '2rem', blockSize: '2rem' } },
});

export const name = style({
  '@layer': {
    [layer]: {
      fontFamily: vars.font.heading,
      fontWeight: vars.fontWeight.bold,
      fontSize: vars.fontSize.l,
      letterSpacing: '-0.02em',
      margin: 0,
    },
  },
});
