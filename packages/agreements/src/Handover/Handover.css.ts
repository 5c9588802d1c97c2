import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** A room that opens: its name and how much of it is noted. */
export const room = style({
  '@layer': {
    [layer]: {
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.l,
      background: vars.color.bg.surface,
      overflow: 'clip',
    },
  },
});

export const roomTitle = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space.s,
      alignItems: 'baseline',
      padding: `${vars.space.m} ${vars.space.l}`,
      cursor: 'pointer',
      fontWeight: 600,
      selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    },
  },
});

export const items = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.l,
      padding: vars.space.l,
      paddingBlockStart: vars.space.s,
    },
  },
});

/** What an item is like, a note and a remark: beside each other where there is room. */
export const fields = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.s,
      '@media': {
        [`(min-width: ${breakpoints.m}px)`]: { gridTemplateColumns: '10rem minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  },
});

/** An item; below its fields the pictures. */
export const item = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.s,
      paddingBlockStart: vars.space.m,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

/** The start and now, beside each other. */
export const comparison = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
      gap: vars.space.m,
      alignItems: 'start',
    },
  },
});

export const photos = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
      gap: vars.space.s,
    },
  },
});

export const photo = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      aspectRatio: '1',
      objectFit: 'cover',
      borderRadius: vars.radius.m,
      background: vars.color.bg.sunken,
    },
  },
});

/** Stays in sight while somebody walks through the home. */
export const status = style({
  '@layer': {
    [layer]: {
      position: 'sticky',
      insetBlockEnd: 'var(--sewa-taken-foot, 0px)',
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: vars.space.s,
      padding: vars.space.m,
      borderRadius: vars.radius.m,
      border: `1px solid ${vars.color.border.default}`,
      background: vars.color.bg.surface,
      boxShadow: vars.shadow.m,
    },
  },
});
