import { vars } from '@sewa/tokens';
import { canHover, forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;

export const corner = uiStyle({
  position: 'fixed',
  insetBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space.s,
  // Above a question about cookies, which comes late and may move nothing: what is only translated has not moved.
  translate: '0 calc(-1 * var(--sewa-covered-foot, 0px))',
  zIndex: 900,
  '@media': { print: { display: 'none' } },
  selectors: {
    // Above a help bubble, which takes the corner itself.
    '[data-sewa-help] ~ &': {
      insetInlineEnd: vars.space.l,
      insetBlockEnd: `calc(max(${vars.space.l}, env(safe-area-inset-bottom)) + 3.5rem + ${vars.space.m})`,
    },
  },
});

export const trigger = uiStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '3rem',
  blockSize: '3rem',
  margin: 0,
  padding: 0,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.pill,
  background: bg.raised,
  color: text.default,
  boxShadow: vars.shadow.m,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' } },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: bg.sunken } } },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

export const characters = uiStyle({
  fontFamily: vars.font.heading,
  fontSize: '1.25rem',
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: 0,
  lineHeight: 1,
});

export const small = uiStyle({ fontSize: '0.875rem' });

export const choices = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.l,
});
