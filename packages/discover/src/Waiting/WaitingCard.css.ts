import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Lies over the foot of the picture it comes after, so that nothing moves when it comes. */
export const card = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetInlineStart: vars.space.s,
      insetBlockEnd: vars.space.s,
      boxSizing: 'border-box',
      maxInlineSize: `calc(100% - 2 * ${vars.space.s})`,
      maxBlockSize: `calc(100% - 2 * ${vars.space.s})`,
      overflowY: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.m,
      background: vars.color.bg.surface,
      color: vars.color.text.default,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.m,
      boxShadow: vars.shadow.m,
    },
  },
});

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.l,
    },
  },
});

export const list = style({ '@layer': { [layer]: { margin: 0, padding: 0, listStyle: 'none' } } });

globalStyle(`${card} a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: vars.space.xs,
      minBlockSize: '2.25rem',
    },
  },
});
