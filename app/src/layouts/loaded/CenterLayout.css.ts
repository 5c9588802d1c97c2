import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const frame = style({
  '@layer': {
    [layer]: {
      minBlockSize: '100dvh',
      display: 'grid',
      // A word without a place to break must not make the card wider than the window.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const content = style({
  '@layer': {
    [layer]: {
      alignSelf: 'center',
      justifySelf: 'center',
      boxSizing: 'border-box',
      inlineSize: '100%',
      maxInlineSize: '32rem',
      paddingInline: vars.space.l,
      // A card as high as the window keeps away from the bar; a smaller one stays where it is.
      paddingBlock: `${vars.space.l} calc(${vars.space.huge} + ${vars.space.l})`,
    },
  },
});
