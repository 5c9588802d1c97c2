import { vars } from '@sewa/tokens';
import { type StyleRule, style } from '@vanilla-extract/css';

function page(rule: StyleRule): string {
  return style({ '@layer': { 'sewa.page': rule } });
}

export const pair = page({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: vars.space.s,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
});

export const swatch = page({
  blockSize: vars.space.xxxl,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.m,
});

export const measure = page({
  blockSize: vars.space.m,
  borderRadius: vars.radius.s,
  background: vars.color.brand.bar,
});

export const box = page({
  blockSize: '5rem',
  border: `1px solid ${vars.color.border.default}`,
  background: vars.color.bg.surface,
});

export const mover = page({
  inlineSize: vars.space.xxl,
  blockSize: vars.space.xxl,
  borderRadius: vars.radius.pill,
  background: vars.color.brand.bar,
  selectors: { 'button:hover &, button:focus-visible &': { transform: 'translateX(8rem)' } },
});
