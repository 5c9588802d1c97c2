import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const list = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.xl } },
});

export const item = style({
  '@layer': { [layer]: { display: 'flex', flexDirection: 'column', gap: vars.space.m } },
});

export const summary = style({
  '@layer': {
    [layer]: {
      paddingBlock: vars.space.s,
      minBlockSize: vars.size.target,
      boxSizing: 'border-box',
      color: vars.color.text.accent,
      fontWeight: vars.fontWeight.medium,
      cursor: 'pointer',
    },
  },
});

/** A link that opens the news leaves its title in sight. */
export const body = style({
  '@layer': {
    [layer]: {
      maxInlineSize: vars.size.contentNarrow,
      paddingBlockStart: vars.space.m,
      scrollMarginBlockStart: '16rem',
    },
  },
});

export const cover = style({
  '@layer': {
    [layer]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      borderRadius: vars.radius.l,
      background: vars.color.bg.sunken,
    },
  },
});
