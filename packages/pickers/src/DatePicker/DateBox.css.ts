import { vars } from '@sewa/tokens';
import { forcedColors, pickerStyle } from '../styling/pickerStyle.ts';

const { bg, text } = vars.color;

/** One segment of a date. */
export const segment = pickerStyle({
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  outline: 'none',
  caretColor: 'transparent',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-type="literal"]': { color: text.muted },
    '&[data-placeholder]': { color: text.muted },
    '&:focus': { background: bg.accent, color: text.onAccent },
  },
  '@media': {
    [forcedColors]: {
      color: 'FieldText',
      selectors: { '&:focus': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
