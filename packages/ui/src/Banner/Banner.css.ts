import { vars } from '@sewa/tokens';
import { byOption, forcedColors, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;

export const banner = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  boxSizing: 'border-box',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.m,
  color: text.default,
  lineHeight: vars.lineHeight.normal,
  selectors: byOption('tone', {
    info: { background: bg.infoSubtle },
    success: { background: bg.successSubtle },
    warning: { background: bg.warningSubtle },
    danger: { background: bg.dangerSubtle },
  }),
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

// The accent colour has too little contrast with some tones; the line under a link tells it apart.
uiGlobalStyle(`.${banner} a[data-variant="text"]`, { color: 'inherit' });

export const mark = uiStyle({
  display: 'flex',
  flex: 'none',
  selectors: {
    '[data-tone="info"] > &': { color: text.info },
    '[data-tone="success"] > &': { color: text.success },
    '[data-tone="warning"] > &': { color: text.warning },
    '[data-tone="danger"] > &': { color: text.danger },
  },
});

export const content = uiStyle({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = uiStyle({ display: 'block', fontWeight: vars.fontWeight.semibold });

export const actions = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
