import { vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const frame = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  margin: 0,
  color: vars.color.text.default,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
});

export const caption = uiStyle({
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.semibold,
  selectors: { [`&:has(> .${visuallyHidden}:only-child)`]: { position: 'absolute' } },
});
