import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const section = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      marginBlockStart: vars.space.xl,
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      scrollMarginBlockStart: vars.space.l,
    },
  },
});

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
      gap: vars.space.l,
    },
  },
});

export const card = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m } },
});

export const fields = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
      alignItems: 'start',
      gap: vars.space.m,
    },
  },
});
