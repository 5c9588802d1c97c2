import { breakpoints, vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const wide = `(min-width: ${breakpoints.l}px)`;

export const frame = style({
  '@layer': {
    [layer]: {
      minBlockSize: '100dvh',
      display: 'grid',
      background: vars.color.bg.surface,
      '@media': { [wide]: { gridTemplateColumns: 'minmax(28rem, 2fr) minmax(0, 3fr)' } },
    },
  },
});

export const side = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xxl,
      paddingInline: vars.space.xl,
      paddingBlock: vars.space.xl,
      '@media': { [wide]: { paddingInline: vars.space.huge, paddingBlock: vars.space.xxl } },
    },
  },
});

/** Stands on the same line as the form below it. */
export const head = style({
  '@layer': { [layer]: { inlineSize: '100%', maxInlineSize: '26rem', marginInline: 'auto' } },
});

/** As high as the picture's middle on wide screens; right below the name on narrow ones, above a phone's keyboard. */
export const form = style({
  '@layer': {
    [layer]: {
      inlineSize: '100%',
      maxInlineSize: '26rem',
      marginInline: 'auto',
      '@media': { [wide]: { marginBlock: 'auto', paddingBlockEnd: vars.space.huge } },
    },
  },
});

export const picture = style({
  '@layer': {
    [layer]: {
      display: 'none',
      '@media': {
        [wide]: {
          display: 'block',
          position: 'sticky',
          insetBlockStart: 0,
          inlineSize: '100%',
          blockSize: '100dvh',
          objectFit: 'cover',
          objectPosition: '50% 100%',
        },
      },
    },
  },
});
