import { vars } from '@sewa/tokens';
import { canHover, chatGlobalStyle, chatStyle, forcedColors } from '../styling/chatStyle.ts';

const { bg, border, text } = vars.color;

export const pictures = chatStyle({
  display: 'grid',
  gap: vars.space.xs,
  inlineSize: '15rem',
  maxInlineSize: '100%',
  selectors: { '&[data-many]': { gridTemplateColumns: '1fr 1fr' } },
});

const ring = { outline: `2px solid ${border.focus}`, outlineOffset: '2px' };

export const picture = chatStyle({
  display: 'block',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.m,
  background: bg.sunken,
  overflow: 'hidden',
  selectors: { '&:focus-visible': ring },
});

chatGlobalStyle(`.${picture} img`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  color: text.muted,
  fontSize: vars.fontSize.s,
});

export const document = chatStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.targetS,
  borderRadius: vars.radius.s,
  color: text.accent,
  fontWeight: vars.fontWeight.medium,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': ring },
  '@media': {
    [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
    [forcedColors]: { color: 'LinkText' },
  },
});
