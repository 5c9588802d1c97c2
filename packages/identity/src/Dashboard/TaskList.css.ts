import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** The words of a task with the way beside them; below them where there is no room. */
export const task = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s,
      overflowWrap: 'anywhere',
    },
  },
});
