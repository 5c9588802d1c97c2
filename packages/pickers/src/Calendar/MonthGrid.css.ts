import { vars } from '@sewa/tokens';
import { canHover, forcedColors, pickerStyle } from '../styling/pickerStyle.ts';

const { bg, border, text } = vars.color;

export const calendar = pickerStyle({ inlineSize: 'fit-content', color: text.default });

export const head = pickerStyle({
  display: 'flex',
  alignItems: 'center',
  marginBlockEnd: vars.space.xs,
});

export const title = pickerStyle({
  flex: 1,
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** A button that turns to another month or year. */
export const turn = pickerStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `calc(${vars.size.target} - ${vars.space.xs})`,
  blockSize: vars.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: text.muted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [canHover]: { selectors: { '&:hover:enabled': { background: bg.accentSubtle, color: text.default } } },
  },
  selectors: {
    '&:active:enabled': { background: bg.sunken },
    '&:disabled': { color: border.default, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
  },
});

/** A drawing that points the way the text runs. */
export const arrow = pickerStyle({
  display: 'flex',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/** The second of two arrows, close to the first. */
export const second = pickerStyle({ display: 'flex', marginInlineStart: '-0.8em' });

export const grid = pickerStyle({
  borderCollapse: 'collapse',
  borderSpacing: 0,
  fontSize: vars.fontSize.s,
  lineHeight: 1,
});

export const weekday = pickerStyle({
  blockSize: vars.space.xl,
  padding: 0,
  color: text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
});

/** The cell of a day. */
export const cell = pickerStyle({ padding: 0 });

/** The whole place of a day, which takes the press; between the ends of a range it carries the band. */
export const day = pickerStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  outline: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:is([data-disabled], [data-unavailable])': { color: text.muted, cursor: 'not-allowed' },
    '&[data-disabled]': { opacity: 0.5 },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '[data-range] &[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: bg.accentSubtle,
    },
  },
});

/** The mark of a day. */
export const mark = pickerStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: `calc(${vars.size.target} - ${vars.space.xs})`,
  blockSize: `calc(${vars.size.target} - ${vars.space.xs})`,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  selectors: {
    '[aria-current] > &': {
      borderColor: border.accent,
      color: text.accent,
      fontWeight: vars.fontWeight.bold,
    },
    '[role="button"]:where(:not([aria-disabled]):active) > &': { background: bg.sunken },
    '[data-chosen] > &, [data-selection-start] > &, [data-selection-end] > &': {
      background: bg.accent,
      color: text.onAccent,
      fontWeight: vars.fontWeight.semibold,
    },
    ':focus-visible > &': { outline: `2px solid ${border.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        ':where([role="button"]:not([aria-disabled], :active):hover) > &': { background: bg.accentSubtle },
      },
    },
    [forcedColors]: {
      selectors: {
        ':is([data-chosen], [data-selected]) > &': {
          borderColor: 'Highlight',
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        ':focus-visible > &': { outlineColor: 'CanvasText' },
      },
    },
  },
});
