import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const phone = `(max-width: ${breakpoints.m - 1}px)`;
/** The inbox keeps as much free below it. */
const rowSize = '3.75rem';
const barSize = `calc(${rowSize} + env(safe-area-inset-bottom))`;

/** At the foot of phones; wider windows have the menu beside or above the page. */
export const bar = style({
  '@layer': {
    [layer]: {
      display: 'none',
      '@media': {
        [`screen and ${phone}`]: {
          display: 'block',
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: 5,
          boxSizing: 'border-box',
          blockSize: barSize,
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          background: vars.color.bg.surface,
          color: vars.color.text.default,
          borderBlockStart: `1px solid ${vars.color.border.default}`,
        },
      },
    },
  },
});

export const entries = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      blockSize: '100%',
      maxInlineSize: '32rem',
      margin: 0,
      marginInline: 'auto',
      padding: 0,
      listStyle: 'none',
    },
  },
});

globalStyle(`${entries} > li`, { '@layer': { [layer]: { display: 'grid', minInlineSize: 0 } } });

/** An icon above its name. */
globalStyle(`${entries} > li > :is(a, button)`, {
  '@layer': {
    [layer]: {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: 0,
      minBlockSize: vars.size.target,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.m,
      background: 'transparent',
      color: vars.color.text.muted,
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.tight,
      textDecorationLine: 'none',
    },
  },
});

globalStyle(`${entries} > li > :is(a, button):focus-visible`, {
  '@layer': { [layer]: { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-3px' } },
});

export const entry = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space.xs,
      whiteSpace: 'nowrap',
      selectors: {
        '&[data-current]': { color: vars.color.text.accent, fontWeight: vars.fontWeight.semibold },
      },
    },
  },
});

/** At the corner of the icon. */
export const badge = style({
  '@layer': {
    [layer]: { position: 'absolute', insetBlockStart: '-0.5rem', insetInlineStart: 'calc(50% + 0.375rem)' },
  },
});

/** Above the bar, from edge to edge. */
export const more = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      inset: `auto 0 ${barSize}`,
      boxSizing: 'border-box',
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: `calc(100dvh - 4rem - ${barSize})`,
      margin: 0,
      padding: vars.space.m,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: vars.color.bg.raised,
      color: vars.color.text.default,
      border: 0,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      borderStartStartRadius: vars.radius.l,
      borderStartEndRadius: vars.radius.l,
      boxShadow: vars.shadow.l,
      '@media': { [`not all and ${phone}`]: { display: 'none' } },
    },
  },
});

export const list = style({
  '@layer': { [layer]: { margin: 0, padding: 0, listStyle: 'none' } },
});

globalStyle(`${list} a`, { '@layer': { [layer]: { display: 'block' } } });

export const modeSwitch = style({
  '@layer': {
    [layer]: {
      paddingInline: vars.space.m,
      paddingBlockStart: vars.space.s,
      ':empty': { display: 'none' },
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});

// What is focused or jumped to, and the end of the page, must not stand below the bar. Bars of a page stand above it.
globalStyle(`:where(html):has(${bar})`, {
  '@layer': {
    [layer]: {
      '@media': {
        [`screen and ${phone}`]: {
          scrollPaddingBlockEnd: `calc(${barSize} + ${vars.space.l} + var(--sewa-covered-foot, 0px))`,
          vars: { '--sewa-taken-foot': barSize },
        },
      },
    },
  },
});

globalStyle(`body:has(${bar})`, {
  '@layer': { [layer]: { '@media': { [`screen and ${phone}`]: { paddingBlockEnd: barSize } } } },
});
