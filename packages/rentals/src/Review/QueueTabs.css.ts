import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const bar = style({
  '@layer': { [layer]: { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s} ${vars.space.xl}` } },
});

export const tabs = style({ '@layer': { [layer]: { minInlineSize: 0 } } });

globalStyle(`${tabs} a[aria-current]`, {
  '@layer': {
    [layer]: {
      borderColor: 'transparent',
      background: vars.color.bg.accentSubtle,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});
