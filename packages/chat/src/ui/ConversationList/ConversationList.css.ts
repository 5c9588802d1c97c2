import { vars } from '@sewa/tokens';
import { canHover, chatGlobalStyle, chatStyle, forcedColors, mayMove } from '../styling/chatStyle.ts';

const { bg, border, text } = vars.color;

export const root = chatStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
});

export const scroller = chatStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.s,
});

export const list = chatStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  margin: 0,
  padding: vars.space.s,
  listStyle: 'none',
});

export const item = chatStyle({ minInlineSize: 0 });

chatGlobalStyle(`.${item} > a`, {
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  color: text.default,
  textDecorationLine: 'none',
  '@media': {
    [mayMove]: { transition: `background-color ${vars.duration.fast} ${vars.easing.standard}` },
  },
});
chatGlobalStyle(`.${item} > a:hover`, {
  '@media': { [canHover]: { background: bg.sunken, textDecorationLine: 'none' } },
});
chatGlobalStyle(`.${item} > a[aria-current]`, {
  background: bg.accentSubtle,
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
// The avatar has the colour of what is selected.
chatGlobalStyle(`.${item} > a[aria-current] > :first-child`, { background: bg.surface });
chatGlobalStyle(`.${item} > a:focus-visible`, {
  outline: `2px solid ${border.focus}`,
  outlineOffset: '-2px',
});

export const lines = chatStyle({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.normal,
});

export const line = chatStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = chatStyle({
  ...oneLine,
  fontWeight: vars.fontWeight.semibold,
  selectors: { [`${item}[data-unread] &`]: { fontWeight: vars.fontWeight.bold } },
});

export const muted = chatStyle({ flex: 'none', color: text.muted });

chatGlobalStyle(`.${muted} svg`, { inlineSize: vars.size.iconS, blockSize: vars.size.iconS });

export const time = chatStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: text.muted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const about = chatStyle({ ...oneLine, flex: '1 1 0', color: text.muted, fontSize: vars.fontSize.s });

export const latest = chatStyle({
  ...oneLine,
  flex: '1 1 0',
  minBlockSize: '1lh',
  color: text.muted,
  fontSize: vars.fontSize.s,
  selectors: {
    [`${item}[data-unread] &`]: { color: text.default, fontWeight: vars.fontWeight.medium },
  },
});

export const count = chatStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  background: bg.accent,
  color: text.onAccent,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
});

export const footer = chatStyle({ display: 'grid', justifyItems: 'center', paddingBlockEnd: vars.space.l });

export const skeleton = chatStyle({
  display: 'flex',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
});

chatGlobalStyle(`.${skeleton} > :last-child`, { flex: 1 });
