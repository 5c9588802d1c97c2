import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const page = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.content} + 12rem)`,
      boxSizing: 'border-box',
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xl,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xl,
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.s },
  },
});

export const list = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.l } },
});
