import { vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';

export const field = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const label = uiStyle({
  color: vars.color.text.default,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.normal,
});

export const required = uiStyle({ color: vars.color.text.muted, fontWeight: vars.fontWeight.regular });

export const hint = uiStyle({
  margin: 0,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
});

export const error = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  margin: 0,
  color: vars.color.text.danger,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.normal,
});

export const errorIcon = uiStyle({ display: 'flex', marginBlockStart: '0.15em' });
