import { vars } from '@sewa/tokens';
import { byOption, forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { bg, text } = vars.color;

export const badge = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.s,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.normal,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  selectors: byOption('tone', {
    neutral: { borderColor: vars.color.border.default, background: bg.sunken, color: text.muted },
    accent: { background: bg.accentSubtle, color: text.accent },
    info: { background: bg.infoSubtle, color: text.info },
    success: { background: bg.successSubtle, color: text.success },
    warning: { background: bg.warningSubtle, color: text.warning },
    danger: { background: bg.dangerSubtle, color: text.danger },
  }),
});
