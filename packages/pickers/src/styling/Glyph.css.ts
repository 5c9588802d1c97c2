import { vars } from '@sewa/tokens';
import { pickerStyle } from './pickerStyle.ts';

export const glyph = pickerStyle({
  display: 'block',
  flex: 'none',
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
