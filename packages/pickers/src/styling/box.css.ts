import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, pickerStyle } from './pickerStyle.ts';

const { bg, border, text } = vars.color;

/** Holds the box of a field, its button and the native control behind it. */
export const frame = pickerStyle({ position: 'relative', display: 'block' });

/** The native control behind a box: it holds the value, the name, the validity and the label. */
export const behind = pickerStyle({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

/** The box a person writes into, as high and as wide as the native control that stood there. */
export const box = pickerStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: `calc(${vars.size.target} + ${vars.space.xs})`,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: bg.surface,
  color: text.default,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.normal,
  cursor: 'text',
  '@media': {
    [mayMove]: { transition: `border-color ${vars.duration.fast} ${vars.easing.standard}` },
    [canHover]: { selectors: { '&:hover:not([data-disabled])': { borderColor: text.default } } },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
  selectors: {
    '&:focus-within': {
      outline: `2px solid ${border.focus}`,
      outlineOffset: '1px',
      borderColor: border.focus,
    },
    '&[data-invalid]': {
      borderColor: border.danger,
      boxShadow: `inset 0 0 0 1px ${border.danger}`,
    },
    '&[data-disabled]': {
      background: bg.sunken,
      borderColor: border.default,
      color: text.muted,
      cursor: 'not-allowed',
    },
  },
});

/** The button at the end of a box. */
export const boxButton = pickerStyle({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  borderStartEndRadius: `calc(${vars.radius.m} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.m} - 1px)`,
  background: 'transparent',
  color: text.muted,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [canHover]: { selectors: { '&:hover:enabled': { color: text.default, background: bg.accentSubtle } } },
  },
  selectors: {
    '&:active:enabled': { background: bg.sunken },
    '&:disabled': { color: border.default, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
  },
});
