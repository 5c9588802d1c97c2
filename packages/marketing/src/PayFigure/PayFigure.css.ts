import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const figure = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m, margin: 0, minInlineSize: 0 },
  },
});

export const caption = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.s,
      color: vars.color.text.muted,
      fontSize: vars.fontSize.s,
    },
  },
});
