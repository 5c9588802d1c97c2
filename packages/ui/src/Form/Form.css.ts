import { vars } from '@sewa/tokens';
import { uiStyle } from '../styling/uiStyle.ts';

export const form = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  margin: 0,
});

export const summary = uiStyle({
  display: 'flex',
  gap: vars.space.m,
  padding: vars.space.l,
  border: `1px solid ${vars.color.border.danger}`,
  borderRadius: vars.radius.m,
  background: vars.color.bg.dangerSubtle,
  color: vars.color.text.default,
  lineHeight: vars.lineHeight.normal,
  selectors: { '&:focus': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' } },
});

export const icon = uiStyle({
  display: 'flex',
  flex: 'none',
  marginBlockStart: '0.15em',
  color: vars.color.text.danger,
});

export const title = uiStyle({ margin: 0, fontWeight: vars.fontWeight.semibold });

export const list = uiStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const link = uiStyle({
  display: 'inline-block',
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.s,
  color: vars.color.text.danger,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': { '(pointer: coarse)': { paddingBlock: vars.space.m } },
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
});
