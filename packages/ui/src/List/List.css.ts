import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const line = `1px solid ${border.default}`;

export const list = uiStyle({
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  color: text.default,
  lineHeight: vars.lineHeight.normal,
  selectors: {
    // An empty marker, not none: without a marker Safari does not say that it is a list.
    '&[data-variant]': { listStyle: '""' },
    '&[data-variant="plain"]': { display: 'flex', flexDirection: 'column', gap: vars.space.s },
    '&[data-variant="boxed"]': {
      border: line,
      borderRadius: vars.radius.l,
      background: bg.surface,
      overflow: 'clip',
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-variant="boxed"]': { borderColor: 'CanvasText' } } } },
});

export const item = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  selectors: {
    '[data-variant="lined"] > &, [data-variant="boxed"] > &': { paddingBlock: vars.space.m },
    '[data-variant="boxed"] > &': { paddingInline: vars.space.l },
    '[data-variant="lined"] > &:not(:first-child), [data-variant="boxed"] > &:not(:first-child)': {
      borderBlockStart: line,
    },
    // Of a long list the browser lays out and paints only what comes near the window; the margin leaves room for focus rings.
    '&:nth-child(n + 51)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 3rem',
      overflowClipMargin: vars.space.s,
    },
    '&[data-interactive]': { minBlockSize: vars.size.target },
    '&[data-interactive]:has(a:focus-visible)': {
      outline: `2px solid ${border.focus}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [mayMove]: { transition: `background-color ${vars.duration.fast} ${vars.easing.standard}` },
    [canHover]: { selectors: { '&[data-interactive]:hover': { background: bg.sunken } } },
  },
});

export const content = uiStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const side = uiStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  maxInlineSize: '50%',
});

uiGlobalStyle(`${item}[data-interactive] :is(button, input, label, select)`, {
  position: 'relative',
  zIndex: 1,
});
uiGlobalStyle(`${item}[data-interactive] a:focus-visible`, { outline: 'none' });
