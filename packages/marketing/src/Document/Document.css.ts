import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const head = style({ '@layer': { [layer]: { background: vars.color.bg.accentSubtle } } });

export const version = style({
  '@layer': {
    [layer]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m },
  },
});

export const contents = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.xl,
      paddingBlockEnd: vars.space.m,
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
    },
  },
});

export const section = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m },
  },
});

export const list = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.s,
      margin: 0,
      paddingInlineStart: vars.space.xl,
      listStyle: 'disc',
      lineHeight: vars.lineHeight.normal,
    },
  },
});

/** A link that stands alone. */
export const link = style({ '@layer': { [layer]: { display: 'flex' } } });

globalStyle(`${contents} > a, ${link} > a`, {
  '@layer': {
    [layer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target },
  },
});
