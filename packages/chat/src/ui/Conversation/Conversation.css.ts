import { vars } from '@sewa/tokens';
import { chatGlobalStyle, chatStyle, noScript } from '../styling/chatStyle.ts';

const { bg, border, text } = vars.color;

export const root = chatStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
});

export const bar = chatStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.s,
  boxSizing: 'border-box',
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.s,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.s,
  borderBlockEnd: `1px solid ${border.default}`,
});

export const back = chatStyle({ flex: 'none', marginInlineStart: `calc(-1 * ${vars.space.m})` });

chatGlobalStyle(`.${back} > a`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
});

export const titles = chatStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.normal,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

chatGlobalStyle(`.${titles} > h2`, oneLine);

export const about = chatStyle({
  ...oneLine,
  display: 'block',
  color: text.muted,
  fontSize: vars.fontSize.s,
});

export const menu = chatStyle({ flex: 'none', '@media': { [noScript]: { display: 'none' } } });

export const head = chatStyle({
  flex: 'none',
  borderBlockEnd: `1px solid ${border.default}`,
});

export const main = chatStyle({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minBlockSize: 0,
});

export const notice = chatStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.s,
  background: bg.sunken,
  color: text.default,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
});

export const blocked = chatStyle({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  borderBlockStart: `1px solid ${border.default}`,
  color: text.muted,
});

export const skeleton = chatStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space.l,
  padding: vars.space.l,
});

export const skeletonLine = chatStyle({
  inlineSize: 'min(22rem, 70%)',
  selectors: { '&:nth-child(even)': { inlineSize: 'min(15rem, 50%)', alignSelf: 'flex-end' } },
});
