import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const preview = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      maxInlineSize: vars.size.contentNarrow,
      overflowWrap: 'break-word',
    },
  },
});

export const cover = style({
  '@layer': {
    [layer]: { display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.l },
  },
});
