import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const page = style({
  '@layer': { [layer]: { flexGrow: 1, background: vars.color.bg.accentSubtle } },
});

/** What it is about beside the form; below each other on narrow screens. */
export const columns = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.xxl,
      '@media': {
        [wide]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)',
          columnGap: vars.space.huge,
          alignItems: 'start',
        },
      },
    },
  },
});

export const about = style({
  '@layer': {
    [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 },
  },
});

export const steps = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      margin: 0,
      paddingInlineStart: vars.space.xl,
      listStyle: 'decimal',
      color: vars.color.text.muted,
      lineHeight: vars.lineHeight.normal,
    },
  },
});
