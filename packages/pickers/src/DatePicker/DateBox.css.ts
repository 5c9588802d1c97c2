import { vars } from '@sewa/tokens';
import { forcedColors, pickerStyle } from '../styling/pickerStyle.ts';

const { bg, text } = vars.color;

export const field = pickerStyle({ display: 'block', minInlineSize: 0 });

/** One part of a date. */
export const segment = pickerStyle({
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  outline: 'none',
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-type="literal"]': { color: text.muted },
    '&[data-placeholder]': { color: text.muted },
    '&[data-focused]': { background: bg.accent, color: text.onAccent, caretColor: 'transparent' },
  },
  '@media': {
    [forcedColors]: {
      color: 'FieldText',
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});
