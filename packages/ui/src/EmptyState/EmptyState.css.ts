import { vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';

export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  boxSizing: 'border-box',
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.l,
  color: vars.color.text.default,
  textAlign: 'center',
});

export const picture = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.huge,
  blockSize: vars.space.huge,
  borderRadius: vars.radius.pill,
  background: vars.color.bg.accentSubtle,
  color: vars.color.text.accent,
});

export const content = uiStyle({
  maxInlineSize: '34rem',
  color: vars.color.text.muted,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'anywhere',
});

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'center',
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});
