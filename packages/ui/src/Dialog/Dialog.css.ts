import { vars } from '@sewa/tokens';
import { keyframes } from '@vanilla-extract/css';
import { mayMove, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const dialog = uiStyle({
  boxSizing: 'border-box',
  inlineSize: `min(32rem, calc(100vw - 2 * ${vars.space.l}))`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.l})`,
  maxInlineSize: 'none',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.l,
  background: bg.raised,
  color: text.default,
  boxShadow: vars.shadow.l,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: bg.scrim },
  },
  '@media': {
    [mayMove]: {
      selectors: {
        '&[open]': { animation: `${rise} ${vars.duration.normal} ${vars.easing.enter}` },
        '&[open]::backdrop': { animation: `${fade} ${vars.duration.normal} ${vars.easing.enter}` },
      },
    },
  },
});

/** Fills the dialog, so that a press on the dialog itself is one on its backdrop. */
export const sheet = uiStyle({
  flex: 1,
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px solid ${border.default}`,
  borderRadius: 'inherit',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: vars.space.xl,
});

export const header = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  marginInlineEnd: `calc(-1 * ${vars.space.m})`,
});

export const body = uiStyle({
  color: text.muted,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'anywhere',
});

export const problem = uiStyle({ margin: 0, color: text.danger, overflowWrap: 'anywhere' });

export const footer = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.m,
});

uiGlobalStyle(`.${header} > :first-child`, { minInlineSize: 0 });
