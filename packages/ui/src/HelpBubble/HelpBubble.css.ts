import { vars } from '@sewa/tokens';
import { canHover, forcedColors, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

export { header } from '../Dialog/Dialog.css.ts';

const { bg, border, text } = vars.color;

const size = '3.5rem';
const edge = `max(${vars.space.l}, env(safe-area-inset-bottom))`;
const aboveBar = `${edge} + var(--sewa-taken-foot, 0px)`;
const aboveQuestion = `${aboveBar} + var(--sewa-covered-foot, 0px)`;

export const help = uiStyle({
  position: 'fixed',
  insetBlockEnd: `calc(${aboveBar})`,
  insetInlineEnd: vars.space.l,
  // A question about cookies comes late and may move nothing: what is only translated has not moved.
  translate: '0 calc(-1 * var(--sewa-covered-foot, 0px))',
  // Its panel stands over the reading aids.
  zIndex: 901,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.m,
  maxInlineSize: `calc(100vw - 2 * ${vars.space.l})`,
  color: text.default,
  '@media': { print: { display: 'none' } },
});

// What is focused must not stand below the bubble, whatever else the page keeps free.
uiGlobalStyle(`:root:has(> body ${help}[data-sewa-help])`, {
  scrollPaddingBlockEnd: `calc(${size} + ${aboveQuestion} + ${vars.space.s})`,
});

export const bubble = uiStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: size,
  blockSize: size,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  background: bg.accent,
  color: text.onAccent,
  boxShadow: vars.shadow.l,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' } },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: bg.accentHover } } },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

export const unread = uiStyle({
  position: 'absolute',
  insetBlockStart: '-0.25rem',
  insetInlineEnd: '-0.25rem',
  boxSizing: 'border-box',
  minInlineSize: '1.375rem',
  paddingInline: vars.space.xs,
  border: `1px solid ${bg.surface}`,
  borderRadius: vars.radius.pill,
  background: bg.danger,
  color: text.onDanger,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: '1.25rem',
  textAlign: 'center',
});

export const panel = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  boxSizing: 'border-box',
  inlineSize: `min(24rem, calc(100vw - 2 * ${vars.space.l}))`,
  maxBlockSize: `min(36rem, calc(100dvh - 7rem))`,
  padding: vars.space.l,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.l,
  background: bg.raised,
  boxShadow: vars.shadow.l,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
