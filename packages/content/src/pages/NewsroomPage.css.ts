import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

const layer = 'sewa.page';

export const item = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      maxInlineSize: vars.size.contentNarrow,
      paddingBlock: vars.space.xxl,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      scrollMarginBlockStart: vars.space.xl,
      selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 } },
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
