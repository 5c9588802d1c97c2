import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** The facts of all tiles of a row stand on one line, however long a name is. */
export const tile = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: vars.space.s,
      blockSize: '100%',
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.tight,
    },
  },
});

export const facts = style({
  '@layer': {
    [layer]: {
      color: vars.color.text.muted,
      fontSize: vars.fontSize.s,
      fontWeight: vars.fontWeight.regular,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
