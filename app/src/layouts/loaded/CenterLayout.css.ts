import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const frame = style({
  '@layer': {
    [layer]: { minBlockSize: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' },
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
      paddingBlockEnd: vars.space.huge,
    },
  },
});
