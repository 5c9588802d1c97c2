import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, pickerStyle } from '../styling/pickerStyle.ts';

const { bg, border, text } = vars.color;

/** As high as a box with a row of chosen things, and their edges, below it. */
const manyHeight = `calc(${vars.size.target} + ${vars.space.s} + ${vars.size.targetS} + 2px)`;

/** The list of the browser where several may be chosen. */
export const many = pickerStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: manyHeight,
  margin: 0,
  padding: vars.space.xs,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: bg.surface,
  color: text.default,
  font: 'inherit',
  fontSize: vars.fontSize.m,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '1px' },
    '&[aria-invalid="true"]': { borderColor: border.danger },
    '&:disabled': { background: bg.sunken, color: text.muted },
  },
});

/** Keeps the height of that list once it was hydrated. */
export const manyFrame = pickerStyle({ minBlockSize: manyHeight });

/** The box that is written into, inside the box that is seen. */
export const input = pickerStyle({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: text.muted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

/** The sheet below the box. */
export const sheet = pickerStyle({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  inlineSize: 'anchor-size(inline)',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.s})`,
  marginBlock: vars.space.xs,
  marginInline: 0,
  padding: vars.space.xs,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.l,
  background: bg.raised,
  color: text.default,
  boxShadow: vars.shadow.l,
  '@supports': {
    '(position-area: block-end)': {
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-block',
    },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const list = pickerStyle({
  display: 'block',
  maxBlockSize: '20rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = pickerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  boxSizing: 'border-box',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  lineHeight: vars.lineHeight.tight,
  outline: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  scrollMarginBlock: vars.space.xs,
  '@media': {
    [mayMove]: { transition: `background-color ${vars.duration.fast} ${vars.easing.standard}` },
    [canHover]: { selectors: { '&[data-hovered]': { background: bg.accentSubtle } } },
    [forcedColors]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  selectors: {
    '&[data-focused]': {
      background: bg.accentSubtle,
      outline: `2px solid ${border.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-selected]': { fontWeight: vars.fontWeight.semibold },
    '&[data-disabled]': { color: text.muted, opacity: 0.6, cursor: 'not-allowed' },
  },
});

export const optionLabels = pickerStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = pickerStyle({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  color: text.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
});

export const tick = pickerStyle({ display: 'flex', color: text.accent });

/** A sentence in place of choices. */
export const note = pickerStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  boxSizing: 'border-box',
  minBlockSize: vars.size.target,
  margin: 0,
  paddingInline: vars.space.m,
  color: text.muted,
});

/** What is chosen where several may be. */
export const chosen = pickerStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // As specific as the reset, which takes the margins of every list.
  selectors: { 'ul&': { marginBlockStart: vars.space.s } },
});

export const tag = pickerStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.targetS,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.m,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.pill,
  background: bg.accentSubtle,
  color: text.default,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const untag = pickerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.targetS,
  blockSize: vars.size.targetS,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: text.muted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    '(pointer: coarse)': { inlineSize: vars.size.target, blockSize: vars.size.target },
    [canHover]: { selectors: { '&:hover:enabled': { color: text.default } } },
  },
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
  },
});
