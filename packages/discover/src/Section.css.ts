import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';

export const section = style({
  '@layer': {
    'sewa.page': {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      breakInside: 'avoid',
      scrollMarginBlockStart: vars.space.xl,
      '@media': { print: { gap: vars.space.s, paddingBlockStart: vars.space.s } },
    },
  },
});

/** What has no place on paper. */
export const screenOnly = style({
  '@layer': { 'sewa.page': { '@media': { print: { display: 'none' } } } },
});
