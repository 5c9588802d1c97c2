import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** Both need script: where there is none they are not shown. */
export const actions = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space.s,
      '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
    },
  },
});
