import { vars } from '@sewa/tokens';
import { byOption, uiStyle } from '../styling/uiStyle.ts';

export const heading = uiStyle({
  margin: 0,
  color: 'inherit',
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.015em',
  wordSpacing: '0.06em',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  selectors: byOption('size', {
    s: { fontSize: vars.fontSize.l, letterSpacing: '-0.005em' },
    m: { fontSize: vars.fontSize.xl },
    l: { fontSize: vars.fontSize.xxl },
    xl: { fontSize: vars.fontSize.xxxl },
    display: { fontSize: vars.fontSize.display, letterSpacing: '-0.03em', lineHeight: '1.08' },
  }),
});
