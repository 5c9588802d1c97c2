import { vars } from '@sewa/tokens';
import { forcedColors, uiStyle } from '../styling/uiStyle.ts';

export const track = uiStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1000,
  blockSize: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const fill = uiStyle({
  blockSize: '100%',
  background: vars.color.brand.bar,
  transformOrigin: 'left',
  '@media': { [forcedColors]: { background: 'Highlight' } },
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
});
