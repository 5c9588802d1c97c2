import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** Numbered steps. */
export const steps = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      margin: 0,
      paddingInlineStart: vars.space.l,
      listStyle: 'decimal',
    },
  },
});
