import { vars } from '@sewa/tokens';
import { chatGlobalStyle, chatStyle } from '../styling/chatStyle.ts';

export const messageText = chatStyle({
  margin: 0,
  unicodeBidi: 'isolate',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.lineHeight.normal,
});

chatGlobalStyle(`.${messageText} a`, {
  color: vars.color.text.accent,
  borderRadius: vars.radius.s,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  unicodeBidi: 'isolate',
});
chatGlobalStyle(`.${messageText} a:focus-visible`, {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
});
