import { style } from '@vanilla-extract/css';

/** Around the fields of both kinds; without script, and before a choice, all are in sight. */
export const fields = style({});

const hide = (kind: string) => ({
  '@layer': {
    'sewa.page': {
      selectors: { [`${fields}:has(input[name="kind"][value="${kind}"]:checked) &`]: { display: 'none' } },
    },
  },
});

/** Fields of a longer term. */
export const longer = style(hide('rent'));

/** Fields of another rent in the same term. */
export const rent = style(hide('longer'));
