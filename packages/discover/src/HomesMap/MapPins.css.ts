import { vars } from '@sewa/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = 'sewa.page';
const { bg, text } = vars.color;

export const pins = style({
  '@layer': { [layer]: { position: 'absolute', inset: 0, pointerEvents: 'none' } },
});

/** Stands where the home is. */
export const spot = style({
  '@layer': {
    [layer]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      selectors: {
        '&:is([data-ringed], :hover)': { zIndex: 1 },
        '&:has([aria-expanded="true"])': { zIndex: 2 },
        '&:focus-within': { zIndex: 3 },
      },
    },
  },
});

/** The pin's middle stands on the spot; what can be pressed is 44 px high. */
globalStyle(`${spot} > button`, {
  '@layer': {
    [layer]: {
      minBlockSize: '2rem',
      minInlineSize: '2rem',
      paddingInline: vars.space.s,
      transform: 'translate(-50%, -50%)',
      borderRadius: vars.radius.pill,
      boxShadow: vars.shadow.s,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.lineHeight.tight,
      whiteSpace: 'nowrap',
      pointerEvents: 'auto',
    },
  },
});

globalStyle(`${spot} > button::before`, {
  '@layer': { [layer]: { content: '""', position: 'absolute', inset: '-6px' } },
});

globalStyle(`${spot}[data-many] > button`, {
  '@layer': { [layer]: { borderColor: 'transparent', background: bg.accent, color: text.onAccent } },
});

globalStyle(`${spot}[data-seen] > button`, {
  '@layer': { [layer]: { background: bg.sunken, color: text.muted } },
});

globalStyle(`${spot}[data-ringed] > button`, {
  '@layer': { [layer]: { borderColor: text.default, boxShadow: `0 0 0 2px ${text.default}` } },
});

globalStyle(`${spot} > button[aria-expanded="true"]`, {
  '@layer': { [layer]: { background: text.default, color: bg.surface } },
});

export const group = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      paddingBlock: '2px',
      fontSize: vars.fontSize.s,
      fontWeight: vars.fontWeight.regular,
    },
  },
});
