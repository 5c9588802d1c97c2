import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';
import { anchored } from '../anchoring/anchored.css.ts';
import { raised } from '../anchoring/raised.css.ts';
import { uiLayer } from '../styling/layers.css.ts';
import { canHover, uiStyle } from '../styling/uiStyle.ts';

export { clear, control, controlFrame, controlStart, search } from '../SearchField/SearchField.css.ts';

/** As wide as the box, or wider where that is narrow. */
export const list = style([
  anchored,
  raised,
  {
    '@layer': {
      [uiLayer]: {
        inlineSize: ['20rem', 'max(20rem, anchor-size(inline))'],
        maxBlockSize: 'min(26rem, 60dvh)',
        padding: vars.space.xs,
        textAlign: 'start',
        '@supports': { '(position-area: block-end)': { maxInlineSize: '100%' } },
      },
    },
  },
]);

export const group = uiStyle({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const head = uiStyle({
  paddingBlock: `${vars.space.s} ${vars.space.xs}`,
  paddingInline: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});

export const option = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  inlineSize: '100%',
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  scrollMarginBlockStart: '2rem',
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.bg.sunken } } },
  },
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.bg.accentSubtle,
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const name = uiStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = uiStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
});
