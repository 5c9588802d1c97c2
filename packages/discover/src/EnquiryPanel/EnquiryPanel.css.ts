import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const panel = style({
  '@layer': {
    [layer]: {
      scrollMarginBlockStart: vars.space.xl,
      '@media': {
        [wide]: {
          position: 'sticky',
          alignSelf: 'start',
          insetBlockStart: `calc(${vars.space.xl} + var(--sewa-covered-head, 0px))`,
        },
        print: { display: 'none' },
      },
    },
  },
});

export const content = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m } },
});

export const rent = style({
  '@layer': { [layer]: { display: 'none', '@media': { [wide]: { display: 'block' } } } },
});

export const period = style({
  '@layer': {
    [layer]: { fontSize: vars.fontSize.m, fontWeight: vars.fontWeight.regular, color: vars.color.text.muted },
  },
});

/** How much is covered above the bar, by a question about cookies. */
const covered = 'var(--sewa-covered-foot, 0px)';
const barSize = `calc(${vars.size.target} + 2 * ${vars.space.s} + 1px + env(safe-area-inset-bottom))`;

/** Stays at the foot of narrow screens. */
export const bar = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 3,
      minBlockSize: barSize,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.s,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.s,
      paddingBlockEnd: `calc(${vars.space.s} + env(safe-area-inset-bottom))`,
      background: vars.color.bg.surface,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      boxShadow: vars.shadow.m,
      '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
    },
  },
});

/** The bar has one line; a long name is cut, and stands in full above the form. */
export const action = style({
  '@layer': { [layer]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

// Of a live home three ways on stand beside each other; on phones they take the place of the rent, which stands at the top.
globalStyle(`${bar}[data-live] > :first-child`, {
  '@layer': {
    [layer]: { '@media': { [`not all and (min-width: ${breakpoints.m}px)`]: { display: 'none' } } },
  },
});
globalStyle(`${bar}[data-live] > a`, {
  '@layer': {
    [layer]: {
      '@media': { [`not all and (min-width: ${breakpoints.m}px)`]: { flex: '1 1 auto' } },
    },
  },
});
globalStyle(`${bar} > :first-child`, {
  '@layer': { [layer]: { flexShrink: 0, marginInlineEnd: 'auto', whiteSpace: 'nowrap' } },
});
globalStyle(`${bar} > a`, { '@layer': { [layer]: { minInlineSize: 0 } } });

// What is focused or jumped to must not end below the bar, nor the end of the page.
globalStyle(`html:has(${bar})`, {
  '@layer': {
    [layer]: {
      '@media': {
        [`not all and ${wide}`]: { vars: { '--sewa-taken-foot': barSize } },
      },
    },
  },
});
// Where there is a help bubble above the bar, that keeps free what both of them cover.
globalStyle(`html:has(${bar}):not(:has([data-sewa-help]))`, {
  '@layer': {
    [layer]: {
      '@media': {
        [`not all and ${wide}`]: { scrollPaddingBlockEnd: `calc(5rem + ${covered})` },
      },
    },
  },
});
globalStyle(`body:has(${bar})`, {
  '@layer': {
    [layer]: {
      '@media': { [`screen and (max-width: ${breakpoints.l - 1}px)`]: { paddingBlockEnd: '4.5rem' } },
    },
  },
});
