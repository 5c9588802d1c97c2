import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** What does nothing without script. */
export const scriptOnly = style({
  '@layer': { [layer]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});

/** Short fields side by side. */
export const pair = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: vars.space.m,
    },
  },
});

/** A name beside an amount where both have room to be read. */
export const charge = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
      alignItems: 'start',
      gap: vars.space.m,
    },
  },
});

/** Cards side by side, as wide as the page. */
export const cards = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
      gap: vars.space.m,
    },
  },
});

/** The buttons of a step: the way on first in the order of the page, so that Enter takes it. */
export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      gap: vars.space.s,
    },
  },
});

/** A name at the start, which wraps on narrow screens, and an amount at the end. */
export const apart = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: vars.space.m,
    },
  },
});
