import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const list = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
      columnGap: vars.space.xxl,
      listStyle: 'none',
      margin: 0,
      padding: 0,
    },
  },
});

export const item = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.m,
      minBlockSize: `calc(${vars.size.target} + 1px)`,
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
    },
  },
});

export const count = style({
  '@layer': {
    [layer]: {
      color: vars.color.text.muted,
      fontSize: vars.fontSize.s,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});

export const noun = style({ '@layer': { [layer]: { color: vars.color.text.muted } } });
