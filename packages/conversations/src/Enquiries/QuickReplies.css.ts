import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** One line: what has no room is scrolled to. */
export const replies = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      gap: vars.space.s,
      overflowX: 'auto',
      // Room for the ring of focus, which scrolling would cut.
      margin: `calc(-1 * ${vars.space.xs})`,
      padding: vars.space.xs,
      scrollPaddingInline: vars.space.l,
      scrollbarWidth: 'none',
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});

globalStyle(`${replies} > button`, {
  '@layer': {
    [layer]: { flex: 'none', borderRadius: vars.radius.pill, fontWeight: vars.fontWeight.medium },
  },
});
