import { vars } from '@sewa/tokens';
import { chatGlobalStyle, chatStyle, forcedColors } from '../styling/chatStyle.ts';

/** Lies over the start of what scrolls, so that nothing moves when it comes and goes. */
export const connectionLine = chatStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.s,
  insetInline: vars.space.m,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

chatGlobalStyle(`.${connectionLine} > span`, {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.l,
  background: vars.color.bg.raised,
  color: vars.color.text.muted,
  boxShadow: vars.shadow.m,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
  textAlign: 'center',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
