import { vars } from '@sewa/tokens';
import { chatStyle } from '../styling/chatStyle.ts';

export const frame = chatStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minBlockSize: 0,
});

/** Laid out from its end: a browser shows the end first and stays there. */
export const scroller = chatStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column-reverse',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.l,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' },
  },
});

export const content = chatStyle({
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  paddingBlock: vars.space.l,
  paddingInline: vars.space.l,
});

export const earlier = chatStyle({ display: 'grid', justifyItems: 'center' });

/** Floats above the end of the log. */
export const jump = chatStyle({
  position: 'absolute',
  insetBlockEnd: vars.space.m,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const jumpButton = chatStyle({
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.m,
  pointerEvents: 'auto',
});
