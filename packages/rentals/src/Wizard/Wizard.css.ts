import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;
const narrow = `not all and ${wide}`;
const barSize = `calc(${vars.size.target} + 2 * ${vars.space.s} + 1px + env(safe-area-inset-bottom))`;
const covered = 'var(--sewa-covered-foot, 0px)';

/** What does nothing without script. */
export const scriptOnly = style({
  '@layer': { [layer]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});

/** The buttons of a step; on narrow screens they stay at the foot. */
export const bar = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: vars.space.m,
      minBlockSize: vars.size.target,
      '@media': {
        [narrow]: {
          position: 'sticky',
          insetBlockEnd: covered,
          zIndex: 3,
          marginInline: `calc(-1 * ${vars.space.l})`,
          paddingInline: vars.space.l,
          paddingBlock: vars.space.s,
          paddingBlockEnd: `calc(${vars.space.s} + env(safe-area-inset-bottom))`,
          background: vars.color.bg.surface,
          borderBlockStart: `1px solid ${vars.color.border.default}`,
        },
      },
    },
  },
});

globalStyle(`html:has(${bar})`, {
  '@layer': { [layer]: { '@media': { [narrow]: { vars: { '--sewa-taken-foot': barSize } } } } },
});

// Where there is a help bubble above the bar, that keeps free what both of them cover.
globalStyle(`html:has(${bar}):not(:has([data-sewa-help]))`, {
  '@layer': {
    [layer]: {
      '@media': { [narrow]: { scrollPaddingBlockEnd: `calc(${barSize} + ${vars.space.l} + ${covered})` } },
    },
  },
});

/** How far saving is, beside the buttons. */
export const status = style({ '@layer': { [layer]: { flexGrow: 1, minInlineSize: 0 } } });

/** Short fields side by side. */
export const pair = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: vars.space.m,
    },
  },
});

/** Rules side by side where there is room. */
export const rules = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      alignItems: 'start',
      gap: vars.space.l,
    },
  },
});

/** Asked of a room only. */
export const roomOnly = style({
  '@layer': {
    [layer]: {
      selectors: {
        'form:not(:has([name="propertySubType"][value="10"]:checked, [name="propertySubType"][value="20"]:checked)) &':
          { display: 'none' },
      },
    },
  },
});

export const choices = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
      columnGap: vars.space.m,
    },
  },
});

/** Their words and mine. */
export const words = style({
  '@layer': { [layer]: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

export const thumbs = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
      gap: vars.space.s,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const thumb = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      borderRadius: vars.radius.s,
      background: vars.color.bg.sunken,
    },
  },
});
