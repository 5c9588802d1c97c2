import { vars } from '@sewa/tokens';
import { keyframes } from '@vanilla-extract/css';
import { byOption, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const region = uiStyle({
  position: 'fixed',
  inset: 'auto',
  // Above a bar that a page has there.
  insetBlockEnd: 'var(--sewa-taken-foot, 0px)',
  insetInlineEnd: 0,
  zIndex: 1000,
  boxSizing: 'border-box',
  inlineSize: 'min(28rem, 100%)',
  maxBlockSize: 'calc(100dvh - var(--sewa-taken-foot, 0px))',
  margin: 0,
  padding: vars.space.l,
  border: 0,
  background: 'transparent',
  color: text.default,
  overflow: 'auto',
  pointerEvents: 'none',
});

export const list = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const toast = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  boxSizing: 'border-box',
  paddingBlock: vars.space.s,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.xs,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: bg.raised,
  boxShadow: vars.shadow.l,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.normal,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  selectors: {
    '&[data-leaving]': { opacity: 0 },
    ...byOption('type', {
      Primary: { borderColor: border.accent, background: bg.accentSubtle },
      Secondary: { background: bg.surface },
    }),
    // Of a tower of toasts the browser lays out and paints only what comes near the window; the margin leaves room for shadows.
    '&:nth-child(n + 21)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 3.75rem',
      overflowClipMargin: vars.space.xxl,
    },
  },
  '@media': {
    [mayMove]: {
      animation: `${arrive} ${vars.duration.normal} ${vars.easing.enter}`,
      selectors: { '&[data-leaving]': { transition: 'opacity 500ms linear' } },
    },
    [forcedColors]: { borderColor: 'CanvasText' },
    print: { display: 'none' },
  },
});

export const mark = uiStyle({
  display: 'flex',
  flex: 'none',
  selectors: {
    '[data-type="Info"] > &': { color: text.info },
    '[data-type="Success"] > &': { color: text.success },
    '[data-type="Warning"] > &': { color: text.warning },
    '[data-type="Error"] > &': { color: text.danger },
    '[data-type="Primary"] > &': { color: text.accent },
    '[data-type="Secondary"] > &': { color: text.muted },
  },
});

export const message = uiStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = uiStyle({ color: text.muted });

export const count = uiStyle({
  flex: 'none',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.pill,
  background: bg.sunken,
  color: text.muted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const buttons = uiStyle({ display: 'flex', flex: 'none', alignItems: 'center' });
