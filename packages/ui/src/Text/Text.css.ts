import { vars } from '@sewa/tokens';
import { byOption, uiStyle } from '../styling/uiStyle.ts';

const { color, fontSize, fontWeight } = vars;

export const text = uiStyle({
  margin: 0,
  color: 'inherit',
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'break-word',
  selectors: {
    ...byOption('size', {
      xs: { fontSize: fontSize.xs },
      s: { fontSize: fontSize.s },
      m: { fontSize: fontSize.m },
      l: { fontSize: fontSize.l },
      xl: { fontSize: fontSize.xl },
    }),
    ...byOption('tone', {
      default: { color: color.text.default },
      muted: { color: color.text.muted },
      accent: { color: color.text.accent },
      danger: { color: color.text.danger },
      success: { color: color.text.success },
      inverse: { color: color.text.inverse },
    }),
    ...byOption('weight', {
      regular: { fontWeight: fontWeight.regular },
      medium: { fontWeight: fontWeight.medium },
      semibold: { fontWeight: fontWeight.semibold },
      bold: { fontWeight: fontWeight.bold },
    }),
    '&[data-truncated]': {
      display: 'block',
      minInlineSize: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums lining-nums' },
  },
});
