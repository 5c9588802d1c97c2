import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** What differs from the offer before. */
export const changed = style({
  '@layer': {
    'sewa.page': {
      background: 'none',
      color: 'inherit',
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.s,
      fontWeight: vars.fontWeight.bold,
    },
  },
});

/** Several values below each other. */
export const lines = style({
  '@layer': { 'sewa.page': { margin: 0, padding: 0, listStyle: 'none' } },
});
