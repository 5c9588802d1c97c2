import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const middle = `(min-width: ${breakpoints.m}px)`;
const wide = `(min-width: ${breakpoints.l}px)`;

export const hero = style({ '@layer': { [layer]: { background: vars.color.bg.accentSubtle } } });

export const inner = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.content} + 12rem)`,
      marginInline: 'auto',
      paddingInline: vars.space.l,
      paddingBlock: vars.space.xl,
      display: 'grid',
      gap: vars.space.xl,
      alignItems: 'center',
      '@media': {
        [middle]: { paddingBlock: vars.space.xxl, gap: vars.space.xxl },
        [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', paddingBlock: vars.space.huge },
      },
    },
  },
});

/** Beside the picture as high as it from the start (7 of 12 columns to 5, the picture 3 to 2): its coming moves nothing. */
export const content = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      minInlineSize: 0,
      '@media': { [wide]: { inlineSize: '100%', aspectRatio: '21 / 10', justifyContent: 'center' } },
    },
  },
});

export const form = style({
  '@layer': {
    [layer]: {
      display: 'grid',
      gap: vars.space.m,
      alignItems: 'end',
      padding: vars.space.l,
      background: vars.color.bg.surface,
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.m,
      // A browser may draw the fields before it has read the button: its place is kept, so that they do not move for it.
      '@media': { [middle]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(7rem, auto)' } },
    },
  },
});

/** Holds what lies over the picture. */
export const scene = style({ '@layer': { [layer]: { position: 'relative' } } });

export const picture = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '5 / 2',
      objectFit: 'cover',
      borderRadius: vars.radius.l,
      '@media': { [wide]: { aspectRatio: '3 / 2' } },
    },
  },
});
