import { vars } from '@sewa/tokens';
import { chatGlobalStyle, chatStyle, noScript } from '../styling/chatStyle.ts';

const { bg, border, text } = vars.color;

export const root = chatStyle({
  flex: 'none',
  borderBlockStart: `1px solid ${border.default}`,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  selectors: { '&[data-dropping]': { background: bg.accentSubtle } },
});

export const content = chatStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  maxInlineSize: `calc(52rem - 2 * ${vars.space.l})`,
  marginInline: 'auto',
});

export const row = chatStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space.s });

export const field = chatStyle({ flex: '1 1 0', minInlineSize: 0 });

export const textarea = chatStyle({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  maxBlockSize: 'min(10rem, 30dvh)',
  margin: 0,
  paddingBlock: `calc((${vars.size.target} - 1lh) / 2 - 1px)`,
  paddingInline: vars.space.m,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: bg.surface,
  color: text.default,
  font: 'inherit',
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.normal,
  fieldSizing: 'content',
  resize: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::placeholder': { color: text.muted, opacity: 1 },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '1px' },
    '&[aria-invalid]': { borderColor: border.danger },
  },
});

export const attach = chatStyle({
  flex: 'none',
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  '@media': { [noScript]: { display: 'none' } },
});

chatGlobalStyle(`.${attach} > button`, { color: text.muted });

export const counter = chatStyle({
  margin: 0,
  color: text.muted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const questions = chatStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [noScript]: { display: 'none' } },
});

chatGlobalStyle(`.${questions} > button`, {
  borderRadius: vars.radius.pill,
  fontWeight: vars.fontWeight.medium,
});

export const files = chatStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const file = chatStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.m,
  borderRadius: vars.radius.m,
  background: bg.sunken,
  fontSize: vars.fontSize.s,
});

export const fileName = chatStyle({
  minInlineSize: 0,
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const fileState = chatStyle({
  flex: 'none',
  color: text.muted,
  selectors: { '[data-state="failed"] > &': { color: text.danger } },
});

/** What is wrong with a message or a file. */
export const problem = chatStyle({
  margin: 0,
  color: text.danger,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'anywhere',
});
