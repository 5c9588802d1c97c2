import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const related = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      paddingBlockStart: vars.space.xxl,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      '@media': { print: { display: 'none' } },
    },
  },
});

export const cover = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      background: vars.color.bg.sunken,
    },
  },
});

export const words = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.s, padding: vars.space.l },
  },
});
