import { vars } from '@sewa/tokens';
import { forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { color, fontSize, fontWeight, space } = vars;

export const tile = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  boxSizing: 'border-box',
  minInlineSize: 0,
  margin: 0,
  padding: space.l,
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.l,
  background: color.bg.surface,
  color: color.text.default,
  overflowWrap: 'anywhere',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const label = uiStyle({ color: color.text.muted, fontSize: fontSize.s });

export const value = uiStyle({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: fontSize.xxl,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.tight,
});

export const change = uiStyle({
  margin: 0,
  color: color.text.muted,
  fontSize: fontSize.s,
  selectors: {
    '[data-tone="success"] > &': { color: color.text.success },
    '[data-tone="danger"] > &': { color: color.text.danger },
  },
});
