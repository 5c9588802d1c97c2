import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  '@layer': {
    'sewa.page': {
      boxSizing: 'border-box',
      maxInlineSize: '40rem',
      padding: vars.space.l,
      background: vars.color.bg.page,
      color: vars.color.text.default,
      selectors: {
        '&[data-width="full"]': { maxInlineSize: '75rem' },
        '&:is([data-width="page"], [data-width="window"])': {
          maxInlineSize: 'none',
          minBlockSize: '100vb',
          padding: 0,
        },
        '&[data-width="window"]': { blockSize: '100vb', overflow: 'hidden' },
      },
    },
  },
});
