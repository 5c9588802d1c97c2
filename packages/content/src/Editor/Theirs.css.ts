import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** Lines as they were written. */
export const text = style({
  '@layer': {
    'sewa.page': {
      margin: 0,
      padding: vars.space.m,
      borderRadius: vars.radius.m,
      background: vars.color.bg.sunken,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});
