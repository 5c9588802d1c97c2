import { breakpoints, vars } from '@sewa/tokens';
import { keyframes } from '@vanilla-extract/css';
import { forcedColors, mayMove, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const gallery = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const stage = uiStyle({
  position: 'relative',
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  background: vars.color.bg.sunken,
});

export const row = uiStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xs})` } },
  '@media': { '(scripting: enabled)': { cursor: 'zoom-in' } },
});

export const slide = uiStyle({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  position: 'relative',
  display: 'grid',
});

export const picture = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  maxBlockSize: '36rem',
  '@media': { print: { maxBlockSize: '9cm' } },
  selectors: { '&[data-whole]': { objectFit: 'contain' } },
});

/** Below the picture until that has loaded, in the same place. */
export const preview = uiStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': { print: { display: 'none' } },
});

uiGlobalStyle(`.${preview} + .${picture}`, { position: 'relative' });

export const controls = uiStyle({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
  position: 'absolute',
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
});

export const count = uiStyle({
  background: vars.color.bg.surface,
  color: vars.color.text.default,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

/** One row that is swiped; its edges leave room for the ring of what is focused. */
export const thumbnails = uiStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '28%',
  gap: vars.space.s,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  margin: '-4px',
  padding: '4px',
  '@media': {
    [`(min-width: ${breakpoints.s}px)`]: {
      gridAutoColumns: 'minmax(6rem, 9rem)',
    },
    print: { display: 'none' },
  },
});

export const thumbnail = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  textDecoration: 'none',
  fontSize: vars.fontSize.xs,
  borderRadius: vars.radius.m,
  selectors: {
    '&[aria-current]': { color: vars.color.text.default, fontWeight: vars.fontWeight.semibold },
  },
});

export const small = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
  border: `2px solid transparent`,
  selectors: { '[aria-current] > &': { borderColor: vars.color.border.accent } },
});

export const caption = uiStyle({ textAlign: 'center' });

// An arrow points along the line, whichever way it is read; the drawing of the full screen is the same from both sides.
uiGlobalStyle(`.${gallery}:dir(rtl) button svg`, { scale: '-1 1' });

export const screen = uiStyle({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.bg.page,
  color: vars.color.text.default,
  selectors: { '&[open]': { display: 'flex' } },
  '@media': {
    [mayMove]: {
      selectors: { '&[open]': { animation: `${fade} ${vars.duration.normal} ${vars.easing.enter}` } },
    },
    print: { display: 'none' },
  },
});

/** Fills the screen, so that a press beside a picture is not one on the backdrop. */
export const sheet = uiStyle({ position: 'relative', flex: 1, display: 'grid', minInlineSize: 0 });

uiGlobalStyle(`.${sheet} > .${row}`, { cursor: 'auto' });

uiGlobalStyle(`.${sheet} > .${row} > .${slide} > .${picture}`, {
  position: 'absolute',
  inset: 0,
  blockSize: '100%',
  maxBlockSize: 'none',
  aspectRatio: 'auto',
  objectFit: 'contain',
});

export const screenControls = uiStyle({
  position: 'absolute',
  insetBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
});

export const closing = uiStyle({
  position: 'absolute',
  insetBlockStart: `max(${vars.space.l}, env(safe-area-inset-top))`,
  insetInlineEnd: vars.space.l,
});
