import { breakpoints, vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

/** List and map fill what the window leaves below the header; on phones the list is a sheet over the map. */
export const split = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'grid',
      blockSize: 'max(22rem, calc(100dvh - 21rem))',
      marginInline: `calc(-1 * ${vars.space.l})`,
      overflow: 'clip',
      '@media': {
        [wide]: {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          blockSize: 'max(34rem, calc(100dvh - 14rem))',
          marginInline: 0,
          gap: vars.space.l,
        },
      },
    },
  },
});

export const mapSide = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      minInlineSize: 0,
      '@media': { [wide]: { borderRadius: vars.radius.l, overflow: 'clip' } },
    },
  },
});

/** The sea. */
export const frame = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      inset: 0,
      overflow: 'clip',
      background: `color-mix(in oklch, ${vars.color.bg.sunken} 82%, oklch(0.7 0.09 235))`,
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      selectors: {
        '&:active': { cursor: 'grabbing' },
        '&:focus-visible': { outline: `3px solid ${vars.color.border.focus}`, outlineOffset: '-3px' },
      },
    },
  },
});

/** Told to who listens, and shown while the map has the focus. */
export const help = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockEnd: vars.space.s,
      insetInlineEnd: vars.space.s,
      margin: 0,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.s,
      borderRadius: vars.radius.s,
      background: vars.color.bg.surface,
      fontSize: vars.fontSize.xs,
      opacity: 0,
      pointerEvents: 'none',
      selectors: { [`${frame}:focus-visible + &`]: { opacity: 1 } },
    },
  },
});

export const area = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: vars.space.m,
      insetInlineStart: vars.space.m,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space.s,
    },
  },
});

export const follow = style({
  '@layer': {
    [layer]: {
      paddingInline: vars.space.m,
      borderRadius: vars.radius.m,
      background: vars.color.bg.surface,
      boxShadow: vars.shadow.s,
      fontSize: vars.fontSize.s,
      // On phones the button is enough, and the island shows.
      '@media': { [`(max-width: ${breakpoints.l - 1}px)`]: { display: 'none' } },
    },
  },
});

export const buttons = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: vars.space.m,
      insetInlineEnd: vars.space.m,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      fontSize: vars.fontSize.l,
    },
  },
});

/** Seen when the keyboard reaches it. */
export const skip = style({ '@layer': { [layer]: { position: 'absolute', zIndex: 6 } } });

globalStyle(`${skip}:not(:focus-within)`, {
  '@layer': { [layer]: { inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
