import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `screen and (min-width: ${breakpoints.s}px)`;

/** Its letters are those of a card, not of the text around it. */
export const frame = style({
  '@layer': { [layer]: { fontSize: vars.fontSize.m, lineHeight: vars.lineHeight.normal } },
});

export const home = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      '@media': { [wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
    },
  },
});

export const picture = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '100%',
      blockSize: '100%',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      background: vars.color.bg.sunken,
      color: vars.color.text.muted,
    },
  },
});

export const words = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.xs,
      padding: vars.space.l,
    },
  },
});
