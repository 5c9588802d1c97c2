import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const reject = style({
  '@layer': {
    [layer]: {
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.m,
      paddingInline: vars.space.m,
    },
  },
});

export const summary = style({
  '@layer': {
    [layer]: {
      minBlockSize: vars.size.target,
      paddingBlock: vars.space.s,
      fontWeight: vars.fontWeight.semibold,
      cursor: 'pointer',
    },
  },
});

export const form = style({ '@layer': { [layer]: { paddingBlock: vars.space.m } } });
