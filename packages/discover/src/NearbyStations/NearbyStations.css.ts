import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      listStyle: 'none',
      margin: 0,
      padding: 0,
    },
  },
});

export const station = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: vars.space.s,
      paddingBlock: vars.space.m,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
    },
  },
});

export const name = style({ '@layer': { [layer]: { fontWeight: vars.fontWeight.semibold } } });

export const distance = style({
  '@layer': {
    [layer]: {
      marginInlineStart: 'auto',
      color: vars.color.text.muted,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
