import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `screen and (min-width: ${breakpoints.m}px)`;

export const listing = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      columnGap: vars.space.m,
      rowGap: vars.space.m,
      paddingBlock: vars.space.l,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      selectors: { '&:first-child': { borderBlockStart: 0 } },
      scrollMarginBlockStart: 'var(--sewa-covered-head, 0px)',
      '@media': { [wide]: { gridTemplateColumns: '9rem minmax(0, 1fr) auto', columnGap: vars.space.l } },
    },
  },
});

const frame = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.m,
  background: vars.color.bg.sunken,
} as const;

export const cover = style({ '@layer': { [layer]: { ...frame, objectFit: 'cover' } } });

export const noCover = style({
  '@layer': {
    [layer]: {
      ...frame,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      color: vars.color.text.muted,
    },
  },
});

export const head = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 } },
});

export const counts = style({
  '@layer': {
    [layer]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'start',
      gap: vars.space.xl,
      margin: 0,
      '@media': { [wide]: { gridColumn: 'auto', textAlign: 'end' } },
    },
  },
});

export const count = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column-reverse', margin: 0 } },
});

export const value = style({
  '@layer': {
    [layer]: {
      margin: 0,
      fontSize: vars.fontSize.l,
      fontWeight: vars.fontWeight.semibold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const label = style({
  '@layer': { [layer]: { fontSize: vars.fontSize.s, color: vars.color.text.muted } },
});

/** The next step and the buttons: below everything, and as wide. */
export const foot = style({
  '@layer': {
    [layer]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.m,
      '@media': { [wide]: { gridColumn: '2 / -1', justifyContent: 'flex-end' } },
    },
  },
});

export const words = style({
  '@layer': { [layer]: { flex: '1 1 16rem', minInlineSize: 0, ':empty': { display: 'none' } } },
});
