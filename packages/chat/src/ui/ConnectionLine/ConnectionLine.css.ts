import { vars } from '@sewa/tokens';
import { chatGlobalStyle, chatStyle, forcedColors } from '../styling/chatStyle.ts';

/** Lies over the start of what scrolls, so that nothing moves when it comes and goes; without a connection it stays, and has a place. */
export const connectionLine = chatStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.s,
  insetInline: vars.space.m,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  selectors: { '&[data-connection="offline"]': { position: 'static', flex: 'none' } },
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

chatGlobalStyle(`.${connectionLine}[data-connection="offline"] > span`, {
  justifySelf: 'stretch',
  borderRadius: 0,
  background: vars.color.bg.sunken,
  boxShadow: 'none',
});
