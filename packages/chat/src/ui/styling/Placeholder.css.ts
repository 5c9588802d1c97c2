import { vars } from '@sewa/tokens';
import { chatStyle } from './chatStyle.ts';

/** The name of what is shown. */
export const title = chatStyle({
  margin: 0,
  color: vars.color.text.default,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.normal,
});

export const placeholder = chatStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.m,
  padding: vars.space.xl,
  color: vars.color.text.muted,
  textAlign: 'center',
  lineHeight: vars.lineHeight.normal,
});
