import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.m}px)`;

/** On phones it reaches to the edges of the screen, so that what comes next shows. */
export const row = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gap: vars.space.m,
      listStyle: 'none',
      margin: 0,
      marginInline: `calc(-1 * ${vars.space.l})`,
      padding: vars.space.l,
      paddingBlock: vars.space.xs,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space.l,
      scrollbarWidth: 'none',
      selectors: {
        '&:is([data-width=m], [data-width=l])': { gridAutoColumns: 'min(82%, 20rem)' },
        '&[data-width=s]': { gridAutoColumns: '11rem', gridTemplateRows: 'auto auto' },
      },
      '@media': {
        [wide]: {
          gridAutoFlow: 'row',
          gap: vars.space.xl,
          marginInline: 0,
          padding: 0,
          overflowX: 'visible',
          selectors: {
            '&[data-width=m]': {
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
              gridAutoColumns: 'auto',
            },
            '&[data-width=l]': {
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
              gridAutoColumns: 'auto',
            },
            '&[data-width=s]': {
              gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
              gridTemplateRows: 'none',
              gap: vars.space.m,
            },
          },
        },
      },
    },
  },
});

globalStyle(`${row} > li`, {
  '@layer': { [layer]: { display: 'grid', scrollSnapAlign: 'start', minInlineSize: 0 } },
});
