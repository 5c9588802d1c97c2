import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.s,
      listStyle: 'none',
      padding: 0,
      margin: 0,
    },
  },
});

/** A part of the search, with the word that joins it to the one before. */
export const chip = style({
  '@layer': {
    'sewa.page': { display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 },
  },
});

/** What somebody searched for may be one long word. */
export const label = style({ '@layer': { 'sewa.page': { minInlineSize: 0, overflowWrap: 'anywhere' } } });
