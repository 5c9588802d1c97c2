import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Keeps its height while the numbers come; without script there is nothing to move. */
export const place = style({
  '@layer': {
    [layer]: {
      clear: 'both',
      minBlockSize: '8rem',
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});

export const bars = style({
  '@layer': {
    [layer]: { display: 'block', inlineSize: '100%', blockSize: '3rem', marginBlockEnd: vars.space.s },
  },
});

export const bar = style({
  '@layer': {
    [layer]: {
      fill: vars.color.border.default,
      selectors: { '&[data-inside]': { fill: vars.color.border.accent } },
      '@media': {
        '(forced-colors: active)': {
          fill: 'GrayText',
          selectors: { '&[data-inside]': { fill: 'Highlight' } },
        },
      },
    },
  },
});
