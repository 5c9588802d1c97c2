import { vars } from '@sewa/tokens';
import { keyframes } from '@vanilla-extract/css';
import { byOption, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

export { header } from '../Dialog/Dialog.css.ts';

const { bg, border, text } = vars.color;
const slide = keyframes({ from: { translate: 'var(--sewa-drawer-from, 0 100%)' } });
const fade = keyframes({ from: { opacity: 0 } });
const enter = `${vars.duration.normal} ${vars.easing.enter}`;

export const drawer = uiStyle({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: bg.raised,
  color: text.default,
  boxShadow: vars.shadow.l,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: bg.scrim },
    ...byOption('side', {
      start: { insetBlock: 0, insetInlineStart: 0, vars: { '--sewa-drawer-from': '-100% 0' } },
      end: { insetBlock: 0, insetInlineEnd: 0, vars: { '--sewa-drawer-from': '100% 0' } },
      bottom: {
        insetInline: 0,
        insetBlockEnd: 0,
        inlineSize: '100%',
        maxBlockSize: '85dvh',
        borderStartStartRadius: vars.radius.l,
        borderStartEndRadius: vars.radius.l,
      },
    }),
    '&:not([data-side="bottom"])': { inlineSize: 'min(26rem, 90vw)', blockSize: '100dvh' },
    '&[data-side="start"]:dir(rtl)': { vars: { '--sewa-drawer-from': '100% 0' } },
    '&[data-side="end"]:dir(rtl)': { vars: { '--sewa-drawer-from': '-100% 0' } },
  },
  '@media': {
    [mayMove]: {
      selectors: {
        '&[open]': { animation: `${slide} ${enter}` },
        '&[open]::backdrop': { animation: `${fade} ${enter}` },
      },
    },
    [forcedColors]: { outline: '1px solid CanvasText' },
  },
});

/** Fills the drawer, so that a press on the drawer itself is one on its backdrop. */
export const sheet = uiStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: 0,
});

export const top = uiStyle({
  paddingBlockStart: vars.space.xl,
  paddingInline: vars.space.xl,
  paddingBlockEnd: vars.space.s,
});

export const body = uiStyle({
  flex: 1,
  minBlockSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xl,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  lineHeight: vars.lineHeight.normal,
});

export const footer = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
  paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.xl,
  borderBlockStart: `1px solid ${border.default}`,
});
