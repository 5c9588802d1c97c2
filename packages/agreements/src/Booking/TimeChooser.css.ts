import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** Times of a day beside each other, each in a box that says whether it is chosen. */
export const times = style({
  '@layer': { [layer]: { display: 'grid', gap: vars.space.l } },
});

globalStyle(`${times} [data-direction="row"]`, {
  '@layer': {
    [layer]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(11.75rem, 1fr))',
      gap: vars.space.s,
      paddingBlockStart: vars.space.xs,
    },
  },
});

globalStyle(`${times} label`, {
  '@layer': {
    [layer]: {
      paddingInline: vars.space.m,
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.m,
      background: vars.color.bg.surface,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

globalStyle(`${times} label:hover`, {
  '@layer': { [layer]: { borderColor: vars.color.border.accent } },
});

globalStyle(`${times} label:has(:checked)`, {
  '@layer': {
    [layer]: {
      borderColor: vars.color.bg.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.bg.accent}`,
      background: vars.color.bg.accentSubtle,
    },
  },
});
