import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const body = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      padding: vars.space.l,
      flexGrow: 1,
    },
  },
});

/** Stands above the name of the home, which comes first for who listens. */
export const top = style({
  '@layer': {
    [layer]: {
      order: -1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space.xs,
    },
  },
});

export const period = style({
  '@layer': {
    [layer]: { fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.regular, color: vars.color.text.muted },
  },
});

/** The link's text; its pseudo-element makes the whole card the target. */
export const cover = style({
  '@layer': { [layer]: { '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } } },
});

export const facts = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.l,
      rowGap: vars.space.xs,
      listStyle: 'none',
      padding: 0,
      margin: 0,
      marginBlockStart: 'auto',
      paddingBlockStart: vars.space.s,
      fontSize: vars.fontSize.s,
      color: vars.color.text.muted,
    },
  },
});

export const fact = style({
  '@layer': { [layer]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.xs } },
});

/** A part moves to the next line as a whole. */
export const offer = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.m,
      margin: 0,
      fontSize: vars.fontSize.xs,
      color: vars.color.text.muted,
    },
  },
});

/** What lies over the picture: the kind of the home at one end, its heart at the other; the link below stays in reach. */
export const over = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: 2,
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space.s,
      padding: vars.space.s,
      pointerEvents: 'none',
    },
  },
});

globalStyle(`${over} > button`, {
  '@layer': { [layer]: { marginInlineStart: 'auto', pointerEvents: 'auto' } },
});

/** Without script a kept home comes back as the target of its page. */
globalStyle(`:target > ${over} > button:not([aria-pressed])`, {
  '@layer': { [layer]: { color: vars.color.text.accent, borderColor: vars.color.border.accent } },
});

globalStyle(`${offer} > span`, { '@layer': { [layer]: { whiteSpace: 'nowrap' } } });
