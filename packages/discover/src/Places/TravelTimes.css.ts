import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      listStyle: 'none',
      padding: 0,
      margin: 0,
      fontSize: vars.fontSize.s,
      color: vars.color.text.muted,
    },
  },
});

export const way = style({
  '@layer': { [layer]: { display: 'flex', alignItems: 'flex-start', gap: vars.space.xs } },
});

// In the middle of the first line.
globalStyle(`${way} > :first-child`, { '@layer': { [layer]: { marginBlockStart: '0.2em' } } });
