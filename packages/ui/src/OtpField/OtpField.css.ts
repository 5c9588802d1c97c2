import { vars } from '@sewa/tokens';
import { forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
/** From one digit to the next: six of them and a prefix fit a window of 320 px. */
const pitch = '1.75rem';
const gap = vars.space.xs;

const digits = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
};

/** Looks like every other field: one border, one focus ring, and the prefix inside. */
export const field = uiStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s,
  inlineSize: 'fit-content',
  boxSizing: 'border-box',
  blockSize: vars.size.target,
  paddingInline: vars.space.m,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: bg.surface,
  '@media': {
    [mayMove]: { transition: `border-color ${vars.duration.fast} ${vars.easing.standard}` },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
  selectors: {
    '&:has([aria-invalid="true"])': {
      borderColor: border.danger,
      boxShadow: `inset 0 0 0 1px ${border.danger}`,
    },
    '&:has(:disabled)': { borderColor: border.default, background: bg.sunken },
    '&:has(:focus-visible)': {
      outline: `2px solid ${border.focus}`,
      outlineOffset: '-1px',
      borderColor: border.focus,
    },
  },
});

export const prefix = uiStyle({ ...digits, color: text.muted });

export const places = uiStyle({ position: 'relative', display: 'inline-flex' });

/** The line on which a digit stands. */
export const place = uiStyle({
  boxSizing: 'border-box',
  inlineSize: `calc(${pitch} - ${gap})`,
  blockSize: pitch,
  marginInlineEnd: gap,
  borderBlockEnd: `2px solid ${border.default}`,
  selectors: {
    ':has(> * > :focus-visible) > &[data-active]': { borderColor: border.focus },
  },
});

/** The letter spacing behind the last digit must not make the field scroll: the input is wider than what is seen of it, and what clips it never scrolls. */
export const typed = uiStyle({ position: 'absolute', inset: 0, overflow: 'clip' });

export const input = uiStyle({
  ...digits,
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: `calc(100% + ${pitch})`,
  blockSize: '100%',
  margin: 0,
  padding: 0,
  paddingInlineStart: `calc((${pitch} - ${gap} - 1ch) / 2)`,
  border: 0,
  background: 'transparent',
  color: text.default,
  letterSpacing: `calc(${pitch} - 1ch)`,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: text.muted, cursor: 'not-allowed' },
  },
});
