import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      '@media': { print: { display: 'none' } },
    },
  },
});

/** Takes no room while it says nothing. */
export const status = style({
  '@layer': {
    'sewa.page': { selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.m})` } } },
  },
});
