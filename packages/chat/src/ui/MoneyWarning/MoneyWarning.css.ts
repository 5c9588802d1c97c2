import { vars } from '@sewa/tokens';
import { chatGlobalStyle, chatStyle, forcedColors } from '../styling/chatStyle.ts';

export const moneyWarning = chatStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  maxInlineSize: '34rem',
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.bg.warningSubtle,
  color: vars.color.text.warning,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

chatGlobalStyle(`.${moneyWarning} a`, { color: 'inherit', whiteSpace: 'nowrap' });
