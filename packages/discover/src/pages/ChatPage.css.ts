import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const page = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      maxInlineSize: vars.size.content,
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xl,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xl,
    },
  },
});

export const section = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.l } },
});
