import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Only what works: a button that needs script. */
export const scriptOnly = style({
  '@layer': { [layer]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});

/** Who read a paper, below each other. */
export const readers = style({
  '@layer': { [layer]: { margin: 0, padding: 0, listStyle: 'none', fontWeight: vars.fontWeight.regular } },
});
