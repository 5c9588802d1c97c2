import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.m,
    },
  },
});

export const kinds = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s } },
});
