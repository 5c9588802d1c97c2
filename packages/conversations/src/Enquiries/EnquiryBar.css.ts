import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.m,
      rowGap: vars.space.xs,
      paddingInline: vars.space.l,
      paddingBlockEnd: vars.space.xs,
    },
  },
});

export const assign = style({
  '@layer': {
    [layer]: { display: 'flex', alignItems: 'center', gap: vars.space.s, marginInlineStart: 'auto' },
  },
});

export const problem = style({
  '@layer': { [layer]: { color: vars.color.text.danger, fontSize: vars.fontSize.s } },
});
