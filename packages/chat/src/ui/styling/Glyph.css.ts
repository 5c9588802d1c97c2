import { vars } from '@sewa/tokens';
import { chatStyle } from './chatStyle.ts';

export const glyph = chatStyle({
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
