import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';

/** The row lies over the card's link, so that it can be swiped; the rest of the card stays the link's. */
export const frame = style({ '@layer': { [layer]: { position: 'relative', zIndex: 2 } } });

export const row = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      display: 'flex',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      color: 'inherit',
      '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
    },
  },
});

export const slide = style({
  '@layer': {
    [layer]: {
      flex: '0 0 100%',
      minInlineSize: 0,
      aspectRatio: '3 / 2',
      background: vars.color.bg.sunken,
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
    },
  },
});

export const dots = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockEnd: vars.space.s,
      insetInline: 0,
      display: 'flex',
      justifyContent: 'center',
      gap: vars.space.xs,
      pointerEvents: 'none',
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});

export const dot = style({
  '@layer': {
    [layer]: {
      inlineSize: vars.space.s,
      blockSize: vars.space.s,
      borderRadius: vars.radius.pill,
      border: `1px solid ${vars.color.border.strong}`,
      background: vars.color.bg.surface,
      selectors: { '&[data-shown]': { background: vars.color.text.default } },
    },
  },
});

/** The buttons are seen under a mouse and with the keyboard; a finger swipes. */
export const controls = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlock: 0,
      insetInline: vars.space.s,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      pointerEvents: 'none',
      opacity: 0,
      selectors: {
        [`${frame}:focus-within &`]: { opacity: 1 },
        [`${frame}:hover &`]: { opacity: 1 },
      },
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});

globalStyle(`${controls} > button`, { '@layer': { [layer]: { pointerEvents: 'auto' } } });
globalStyle(`${controls} > button:disabled`, { '@layer': { [layer]: { visibility: 'hidden' } } });
