import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

/** The pass shows for people on a pass; without script, and before a choice, it is in sight. */
export const row = style({
  '@layer': {
    'sewa.page': {
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.m,
      margin: 0,
      minInlineSize: 0,
      padding: vars.space.m,
    },
  },
});

/** Fields that count only for people on a pass. */
export const pass = style({
  '@layer': {
    'sewa.page': {
      selectors: {
        [`${row}:has(select option[value="C"]:checked) &, ${row}:has(select option[value="P"]:checked) &`]: {
          display: 'none',
        },
      },
    },
  },
});
