import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** The amount that is to be paid next. */
export const amount = style({
  '@layer': {
    [layer]: {
      fontFamily: vars.font.heading,
      fontSize: vars.fontSize.xxl,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: vars.lineHeight.tight,
    },
  },
});
