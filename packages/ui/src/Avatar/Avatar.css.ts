import { vars } from '@sewa/tokens';
import { byOption, forcedColors, uiStyle } from '../styling/uiStyle.ts';

const side = (length: string, fontSize: string) => ({ inlineSize: length, blockSize: length, fontSize });

export const avatar = uiStyle({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
  background: vars.color.bg.accentSubtle,
  color: vars.color.text.accent,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1,
  wordSpacing: 0,
  overflow: 'hidden',
  userSelect: 'none',
  verticalAlign: 'middle',
  selectors: byOption('size', {
    s: side('2rem', vars.fontSize.xs),
    m: side(vars.size.target, vars.fontSize.s),
    l: side('4rem', vars.fontSize.l),
  }),
  '@media': { [forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
});

export const picture = uiStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
