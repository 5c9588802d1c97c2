import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { bg, border, text } = vars.color;

export const root = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flex: 'none',
      flexDirection: 'column',
      gap: vars.space.s,
      minInlineSize: 0,
      paddingBlock: vars.space.m,
      borderBlockEnd: `1px solid ${border.default}`,
    },
  },
});

export const form = style({
  '@layer': {
    [layer]: { display: 'flex', alignItems: 'end', gap: vars.space.s, paddingInline: vars.space.m },
  },
});

export const select = style({ '@layer': { [layer]: { flex: '1 1 0', minInlineSize: 0 } } });

/** One line: what has no room is scrolled to. */
export const line = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      overflowX: 'auto',
      paddingInline: vars.space.m,
      paddingBlock: vars.space.xs,
      scrollPaddingInline: vars.space.xl,
      scrollbarWidth: 'none',
    },
  },
});

export const bar = style({
  '@layer': {
    [layer]: { flex: 'none', inlineSize: '1px', blockSize: '1.25rem', background: border.default },
  },
});

export const pill = style({ '@layer': { [layer]: { flex: 'none' } } });

globalStyle(`${pill} > a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      boxSizing: 'border-box',
      minBlockSize: '2.25rem',
      paddingInline: vars.space.m,
      border: `1px solid ${border.default}`,
      borderRadius: vars.radius.pill,
      color: text.default,
      fontSize: vars.fontSize.s,
      whiteSpace: 'nowrap',
      '@media': { '(pointer: coarse)': { minBlockSize: vars.size.target } },
    },
  },
});

globalStyle(`${pill} > a[aria-current]`, {
  '@layer': {
    [layer]: {
      background: bg.accentSubtle,
      borderColor: border.accent,
      color: text.accent,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});
