import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** Listings below each other in a card, whose padding is the space above the first and below the last. */
export const listings = style({
  '@layer': {
    'sewa.page': { margin: 0, marginBlock: `calc(-1 * ${vars.space.l})`, padding: 0, listStyle: 'none' },
  },
});
