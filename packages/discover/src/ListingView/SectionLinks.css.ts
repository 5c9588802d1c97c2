import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

/** One line that is swiped, to the edges of the screen. */
export const links = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      gap: vars.space.s,
      marginInline: `calc(-1 * ${vars.space.l})`,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xs,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
    },
  },
});

globalStyle(`${links} > a`, { '@layer': { [layer]: { flex: 'none' } } });
