import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.m}px)`;

export const columns = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      display: 'grid',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': { [wide]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
    },
  },
});
