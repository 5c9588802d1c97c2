import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const plan = style({
  '@layer': {
    'sewa.page': {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '40rem',
      blockSize: 'auto',
      borderRadius: vars.radius.l,
      border: `1px solid ${vars.color.border.default}`,
      '@media': { print: { maxInlineSize: '9cm' } },
    },
  },
});
