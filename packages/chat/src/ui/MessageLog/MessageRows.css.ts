import { vars } from '@sewa/tokens';
import { chatStyle, forcedColors } from '../styling/chatStyle.ts';

const { border, text } = vars.color;

export const rows = chatStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const centered = {
  maxInlineSize: '34rem',
  marginInline: 'auto',
  color: text.muted,
  textAlign: 'center',
  lineHeight: vars.lineHeight.normal,
} as const;

export const day = chatStyle({
  ...centered,
  marginBlockStart: vars.space.m,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
});

export const event = chatStyle({
  ...centered,
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.s,
});

/** A line with a word in it. */
export const unseen = chatStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  color: text.accent,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `1px solid ${border.accent}`,
      opacity: 0.5,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&::before, &::after': { opacity: 1 } } } },
});

export const group = chatStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const sender = chatStyle({
  color: text.muted,
  fontSize: vars.fontSize.xs,
  paddingInline: vars.space.m,
});

export const footer = chatStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingInline: vars.space.m,
  color: text.muted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.normal,
  selectors: {
    '&[data-own]': { justifyContent: 'flex-end' },
    '&[data-state="failed"]': { color: text.danger, fontSize: vars.fontSize.s },
  },
});
