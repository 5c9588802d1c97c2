import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.s },
  },
});

export const views = style({ '@layer': { [layer]: { display: 'flex', gap: vars.space.s } } });

export const narrowOnly = style({ '@layer': { [layer]: { '@media': { [wide]: { display: 'none' } } } } });

export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': { [wide]: { gridTemplateColumns: '19rem minmax(0, 1fr)' } },
    },
  },
});

export const results = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xl,
      minInlineSize: 0,
      '@media': { [wide]: { gridColumn: 2 } },
    },
  },
});
