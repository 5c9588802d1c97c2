import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** A code that is read at arm's length, with a narrow space in its middle. */
export const code = style({
  '@layer': {
    [layer]: {
      fontSize: vars.fontSize.display,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '0.06em',
      lineHeight: 1.1,
      whiteSpace: 'nowrap',
    },
  },
});
