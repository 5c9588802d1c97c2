import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `screen and (min-width: ${breakpoints.l}px)`;

export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      rowGap: vars.space.xxl,
      columnGap: vars.space.xxxl,
      '@media': { [wide]: { gridTemplateColumns: '18rem minmax(0, 1fr)', alignItems: 'start' } },
    },
  },
});

/** Stays in sight beside a long list. */
export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s,
      maxInlineSize: vars.size.contentNarrow,
      '@media': {
        [wide]: {
          position: 'sticky',
          insetBlockStart: `calc(var(--sewa-covered-head, 0px) + ${vars.space.xl})`,
        },
      },
    },
  },
});

export const list = style({ '@layer': { [layer]: { minInlineSize: 0 } } });

export const end = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'start',
      gap: vars.space.s,
      paddingBlockStart: vars.space.l,
      ':empty': { display: 'none' },
    },
  },
});
