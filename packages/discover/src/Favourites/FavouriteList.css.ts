import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const bar = style({
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

export const barDeeds = style({
  '@layer': { [layer]: { display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.s } },
});

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
      gap: vars.space.l,
    },
  },
});
