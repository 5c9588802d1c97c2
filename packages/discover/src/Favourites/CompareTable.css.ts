import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.s}px)`;
const narrow = `(max-width: ${breakpoints.s - 1}px)`;

export const compare = style({});

export const home = style({ '@layer': { [layer]: { display: 'grid', gap: vars.space.s } } });

globalStyle(`${compare} table`, {
  '@layer': { [layer]: { '@media': { [wide]: { tableLayout: 'fixed' } } } },
});

/** On phones two homes share the width, and the name of each fact stands above them. */
for (const homes of [2, 3, 4])
  globalStyle(`${compare}[data-homes="${homes}"] tr`, {
    '@layer': {
      [layer]: {
        '@media': {
          [narrow]: {
            display: 'grid',
            gridTemplateColumns: `repeat(${homes}, minmax(9.5rem, 1fr))`,
            borderBlockStart: `1px solid ${vars.color.border.default}`,
          },
        },
      },
    },
  });

globalStyle(`${compare} th[scope=row]`, {
  '@layer': {
    [layer]: {
      '@media': {
        [narrow]: {
          gridColumn: '1 / -1',
          justifySelf: 'start',
          inlineSize: 'max-content',
          border: 0,
          paddingBlockEnd: 0,
          color: vars.color.text.muted,
        },
      },
    },
  },
});

globalStyle(`${compare} tbody td`, {
  '@layer': { [layer]: { '@media': { [narrow]: { border: 0, paddingBlockStart: vars.space.xs } } } },
});

globalStyle(`${compare} thead th`, {
  '@layer': {
    [layer]: {
      '@media': { [narrow]: { position: 'static', minInlineSize: 0, blockSize: 'auto', border: 0 } },
    },
  },
});

globalStyle(`${compare} thead tr`, { '@layer': { [layer]: { '@media': { [narrow]: { border: 0 } } } } });

globalStyle(`${compare} thead :is(th, td):first-child`, {
  '@layer': { [layer]: { '@media': { [narrow]: { display: 'none' } } } },
});
