import { vars } from '@sewa/tokens';
import { chatGlobalStyle, chatStyle, forcedColors, mayMove, noScript } from '../styling/chatStyle.ts';

const { bg, text } = vars.color;

export const line = chatStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: { '&[data-own]': { justifyContent: 'flex-end' } },
});

export const bubble = chatStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxInlineSize: 'min(34rem, 84%)',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border.default}`,
  background: bg.surface,
  color: text.default,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  selectors: {
    '[data-own] > &': { borderColor: 'transparent', background: bg.accentSubtle },
    '&[data-bare]': { padding: 0, borderColor: 'transparent', background: 'transparent' },
    '&[data-unsent]': { border: `1px dashed ${vars.color.border.strong}`, background: 'transparent' },
  },
});

/** The button beside a message: in sight when the message is pressed or pointed at, when the focus is there, and while one is chosen. */
export const action = chatStyle({
  flex: 'none',
  opacity: 0,
  selectors: { ':is(:hover, :focus-within) > &, [data-choosing] &': { opacity: 1 } },
  '@media': {
    [noScript]: { display: 'none' },
    [mayMove]: { transition: `opacity ${vars.duration.fast} ${vars.easing.standard}` },
  },
});

chatGlobalStyle(`.${action} > button`, { color: text.muted });
chatGlobalStyle(`.${action} svg`, { inlineSize: vars.size.iconS, blockSize: vars.size.iconS });
