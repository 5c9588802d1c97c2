import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const sectionHead = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.m,
    },
  },
});

export const band = style({ '@layer': { [layer]: { background: vars.color.bg.sunken } } });

globalStyle(`${sectionHead} > a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: vars.space.xs,
      minBlockSize: vars.size.target,
    },
  },
});
