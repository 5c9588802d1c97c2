import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `screen and (min-width: ${breakpoints.m}px)`;

export const entry = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'grid',
      gap: vars.space.l,
      paddingBlock: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 } },
      '@media': {
        [wide]: {
          alignItems: 'start',
          columnGap: vars.space.xxl,
          selectors: { '&:not([data-lead]):has(> img)': { gridTemplateColumns: 'minmax(0, 1fr) 13rem' } },
        },
      },
    },
  },
});

export const words = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s,
      maxInlineSize: vars.size.contentNarrow,
      minInlineSize: 0,
    },
  },
});

/** Above the words in a narrow window, beside them in a wide one. */
export const cover = style({
  '@layer': {
    [layer]: {
      order: -1,
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      borderRadius: vars.radius.l,
      background: vars.color.bg.sunken,
      selectors: { [`${entry}[data-lead] > &`]: { aspectRatio: '2 / 1' } },
      '@media': { [wide]: { selectors: { [`${entry}:not([data-lead]) > &`]: { order: 0 } } } },
    },
  },
});
