import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Only what works: a button that needs script. */
export const scriptOnly = style({
  '@layer': { [layer]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});

/** What is known of a paper: two columns on a phone, four where there is room. */
export const facts = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(7.5rem, 20%)), 1fr))',
      gap: vars.space.m,
      margin: 0,
    },
  },
});

/** Who read a paper, below each other. */
export const readers = style({
  '@layer': { [layer]: { margin: 0, padding: 0, listStyle: 'none', fontWeight: vars.fontWeight.regular } },
});
