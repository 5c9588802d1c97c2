import { vars } from '@sewa/tokens';
import { forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const pitch = vars.size.target;

const digits = {
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
};

export const row = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
});

export const prefix = uiStyle({ ...digits, color: text.muted });

export const boxes = uiStyle({ position: 'relative', display: 'inline-flex' });

export const box = uiStyle({
  boxSizing: 'border-box',
  inlineSize: `calc(${pitch} - ${vars.space.xs})`,
  blockSize: vars.size.target,
  marginInlineEnd: vars.space.xs,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: bg.surface,
  '@media': {
    [mayMove]: { transition: `border-color ${vars.duration.fast} ${vars.easing.standard}` },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
  selectors: {
    ':has(> * > [aria-invalid="true"]) > &': {
      borderColor: border.danger,
      boxShadow: `inset 0 0 0 1px ${border.danger}`,
    },
    ':has(> * > :disabled) > &': { borderColor: border.default, background: bg.sunken },
    ':has(> * > :focus-visible) > &[data-active]': {
      outline: `2px solid ${border.focus}`,
      outlineOffset: '1px',
      borderColor: border.focus,
    },
  },
});

/** The letter spacing behind the last digit must not make the box scroll: the input is wider than what is seen of it, and what clips it never scrolls. */
export const typed = uiStyle({ position: 'absolute', inset: 0, overflow: 'clip' });

export const input = uiStyle({
  ...digits,
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: `calc(100% + ${pitch})`,
  blockSize: '100%',
  margin: 0,
  padding: 0,
  paddingInlineStart: `calc((${pitch} - ${vars.space.xs} - 1ch) / 2)`,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: text.default,
  letterSpacing: `calc(${pitch} - 1ch)`,
  selectors: { '&:disabled': { color: text.muted, cursor: 'not-allowed' } },
});
