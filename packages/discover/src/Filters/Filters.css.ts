import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;
const narrow = `not all and ${wide}`;

const slide = keyframes({ from: { translate: 'var(--sewa-sheet-from)' } });
const fade = keyframes({ from: { opacity: 0 } });
const enter = `${vars.duration.normal} ${vars.easing.enter}`;

/** On phones a sheet from below, on tablets one from the side, which a button opens; beside the results on wide screens. */
export const panel = style({
  '@layer': {
    [layer]: {
      border: 0,
      margin: 0,
      padding: 0,
      color: vars.color.text.default,
      background: vars.color.bg.surface,
      selectors: {
        '&:popover-open': {
          display: 'flex',
          position: 'fixed',
          inset: 'auto 0 0',
          inlineSize: '100%',
          maxInlineSize: 'none',
          maxBlockSize: 'calc(100dvh - 4rem)',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          scrollPaddingBlock: '5rem',
          paddingInline: vars.space.l,
          flexDirection: 'column',
          gap: vars.space.l,
          borderStartStartRadius: vars.radius.l,
          borderStartEndRadius: vars.radius.l,
          boxShadow: vars.shadow.l,
          vars: { '--sewa-sheet-from': '0 100%' },
        },
        '&::backdrop': { background: vars.color.bg.scrim },
      },
      '@media': {
        [`(min-width: ${breakpoints.m}px)`]: {
          selectors: {
            '&:popover-open': {
              insetBlock: 0,
              insetInline: '0 auto',
              inlineSize: '26rem',
              maxBlockSize: 'none',
              blockSize: '100dvh',
              borderRadius: 0,
              vars: { '--sewa-sheet-from': '-100% 0' },
            },
            '&:popover-open:dir(rtl)': { vars: { '--sewa-sheet-from': '100% 0' } },
          },
        },
        '(prefers-reduced-motion: no-preference)': {
          selectors: {
            '&:popover-open': { animation: `${slide} ${enter}` },
            '&:popover-open::backdrop': { animation: `${fade} ${enter}` },
          },
        },
        '(forced-colors: active)': { outline: '1px solid CanvasText' },
        [wide]: {
          display: 'flex',
          inlineSize: 'auto',
          flexDirection: 'column',
          gap: vars.space.l,
          padding: vars.space.xl,
          // Scrolls by itself beside the results.
          position: 'sticky',
          insetBlockStart: `calc(var(--sewa-covered-head, 0px) + ${vars.space.l})`,
          maxBlockSize: `calc(100dvh - var(--sewa-covered-head, 0px) - 2 * ${vars.space.l})`,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.l,
        },
      },
    },
  },
});

globalStyle(`html:has(${panel}:popover-open)`, {
  '@layer': { [layer]: { overflow: 'hidden', scrollbarGutter: 'stable' } },
});

/** Stays in sight above what scrolls in the sheet. */
export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.s,
      '@media': {
        [narrow]: {
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          marginInline: `calc(-1 * ${vars.space.l})`,
          paddingInline: vars.space.l,
          paddingBlock: vars.space.s,
          background: vars.color.bg.surface,
          borderBlockEnd: `1px solid ${vars.color.border.default}`,
        },
      },
    },
  },
});

globalStyle(`${head} > a`, {
  '@layer': {
    [layer]: {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: vars.space.xs,
      minBlockSize: vars.size.target,
      '@media': { [narrow]: { marginInlineStart: 'auto' } },
    },
  },
});

globalStyle(`${head} > button`, {
  '@layer': { [layer]: { '@media': { [wide]: { display: 'none' } } } },
});

export const group = style({
  '@layer': {
    [layer]: {
      border: 0,
      margin: 0,
      padding: 0,
      paddingBlockStart: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      minInlineSize: 0,
    },
  },
});

export const legend = style({
  '@layer': {
    [layer]: {
      float: 'inline-start',
      inlineSize: '100%',
      fontWeight: vars.fontWeight.semibold,
      padding: 0,
      marginBlockEnd: vars.space.xs,
    },
  },
});

/** Fields one below the other, apart from what stands above. */
export const fields = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      paddingBlockStart: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

/** What has to do with where one goes, one below the other. */
export const travel = style({
  '@layer': {
    [layer]: { clear: 'both', display: 'flex', flexDirection: 'column', gap: vars.space.m },
  },
});

/** Two short fields side by side. */
export const pair = style({
  '@layer': {
    [layer]: { clear: 'both', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.m },
  },
});

const listed = { clear: 'both', display: 'flex', flexDirection: 'column' } as const;

export const list = style({ '@layer': { [layer]: listed } });

/** Words with an icon in front, whose place is kept where script will draw it. */
export const iconList = style({ '@layer': { [layer]: listed } });

globalStyle(`${iconList} label`, { '@layer': { [layer]: { position: 'relative' } } });

globalStyle(`${iconList} input`, {
  '@layer': { [layer]: { '@media': { '(scripting: enabled)': { marginInlineEnd: '1.75rem' } } } },
});

globalStyle(`${iconList} svg`, {
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetInlineStart: `calc(1.25rem + ${vars.space.m})`,
      insetBlockStart: '0.85rem',
      color: vars.color.text.muted,
    },
  },
});

/** Stays in sight below what scrolls in the sheet. */
export const foot = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      '@media': {
        [narrow]: {
          position: 'sticky',
          insetBlockEnd: 0,
          marginInline: `calc(-1 * ${vars.space.l})`,
          paddingInline: vars.space.l,
          paddingBlockStart: vars.space.m,
          paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
          background: vars.color.bg.surface,
          borderBlockStart: `1px solid ${vars.color.border.default}`,
        },
      },
    },
  },
});
