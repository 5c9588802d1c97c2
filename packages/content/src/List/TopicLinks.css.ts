import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const topics = style({ '@layer': { [layer]: { paddingBlockEnd: vars.space.xl } } });

globalStyle(`${topics} a[aria-current]`, {
  '@layer': {
    [layer]: {
      borderColor: 'transparent',
      background: vars.color.bg.accentSubtle,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});
