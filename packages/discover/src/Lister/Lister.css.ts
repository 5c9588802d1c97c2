import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const details = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      gap: vars.space.l,
      margin: 0,
    },
  },
});

export const detail = style({ '@layer': { [layer]: { display: 'flex', flexDirection: 'column' } } });

export const name = style({
  '@layer': { [layer]: { color: vars.color.text.muted, fontSize: vars.fontSize.s } },
});

export const value = style({ '@layer': { [layer]: { margin: 0, overflowWrap: 'anywhere' } } });
