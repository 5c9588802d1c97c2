import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const columns = style({
  '@layer': {
    [layer]: {
      flexGrow: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      '@media': {
        [wide]: { gridTemplateColumns: 'minmax(20rem, 2fr) minmax(0, 3fr)', gridTemplateRows: '1fr' },
      },
    },
  },
});

export const panel = style({
  '@layer': {
    [layer]: {
      paddingInline: vars.space.l,
      paddingBlockStart: vars.space.l,
      '@media': {
        [wide]: {
          background: vars.color.bg.accentSubtle,
          borderInlineEnd: `1px solid ${vars.color.border.default}`,
          paddingInline: vars.space.huge,
          paddingBlock: vars.space.huge,
        },
      },
    },
  },
});

/** Stays in sight beside a long form. */
export const wideOnly = style({
  '@layer': {
    [layer]: {
      display: 'none',
      '@media': {
        [wide]: {
          position: 'sticky',
          insetBlockStart: `calc(${vars.space.huge} + var(--sewa-covered-head, 0px))`,
          display: 'flex',
          flexDirection: 'column',
          gap: vars.space.l,
          maxInlineSize: '24rem',
          marginInlineStart: 'auto',
        },
      },
    },
  },
});

export const content = style({
  '@layer': {
    [layer]: {
      marginBlockStart: vars.space.l,
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      color: vars.color.text.muted,
    },
  },
});

export const line = style({
  '@layer': {
    [layer]: {
      maxInlineSize: '32rem',
      marginInline: 'auto',
      '@media': { [wide]: { display: 'none' } },
    },
  },
});

export const step = style({
  '@layer': {
    [layer]: {
      boxSizing: 'border-box',
      inlineSize: '100%',
      maxInlineSize: `calc(32rem + 2 * ${vars.space.l})`,
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlockStart: vars.space.xl,
      paddingBlockEnd: vars.space.huge,
      '@media': {
        [wide]: {
          maxInlineSize: `calc(32rem + 2 * ${vars.space.huge})`,
          marginInlineStart: 0,
          paddingInline: vars.space.huge,
          paddingBlockStart: vars.space.huge,
        },
      },
    },
  },
});
