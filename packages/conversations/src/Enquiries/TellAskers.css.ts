import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const root = style({ '@layer': { [layer]: { flex: 'none', padding: vars.space.m } } });

export const details = style({
  '@layer': {
    [layer]: {
      flex: 'none',
      maxBlockSize: '60%',
      overflowY: 'auto',
      padding: vars.space.m,
      background: vars.color.bg.accentSubtle,
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
    },
  },
});

export const summary = style({
  '@layer': {
    [layer]: {
      minBlockSize: '1.5rem',
      cursor: 'pointer',
      fontWeight: vars.fontWeight.semibold,
      selectors: { '[open] > &': { marginBlockEnd: vars.space.s } },
    },
  },
});
