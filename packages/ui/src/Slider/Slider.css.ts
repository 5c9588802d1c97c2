import { vars } from '@sewa/tokens';
import { forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { bg, border } = vars.color;
const thumbSize = '1.5rem';
const coarse = '(pointer: coarse)';

export const root = uiStyle({ display: 'flex', flexDirection: 'column' });

export const output = uiStyle({
  fontSize: vars.fontSize.m,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.normal,
});

export const rail = uiStyle({ position: 'relative', display: 'block', blockSize: vars.size.target });

export const line = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  // The middle of a thumb never comes nearer to an end than half its width.
  insetInline: `calc(${thumbSize} / 2)`,
  inlineSize: `calc(100% - ${thumbSize})`,
  blockSize: '4px',
  marginBlock: 'auto',
  overflow: 'visible',
  '@media': {
    [coarse]: {
      insetInline: `calc(${vars.size.target} / 2)`,
      inlineSize: `calc(100% - ${vars.size.target})`,
    },
  },
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const whole = uiStyle({ fill: border.strong, '@media': { [forcedColors]: { fill: 'CanvasText' } } });

export const chosen = uiStyle({
  fill: bg.accent,
  stroke: bg.accent,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
  selectors: { ':has(~ :disabled) > &': { fill: border.strong, stroke: border.strong } },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `2px solid ${bg.accent}`,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  boxShadow: vars.shadow.s,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;

const touched = { inlineSize: vars.size.target, blockSize: vars.size.target } as const;
const disabled = { borderColor: border.strong, background: bg.sunken, cursor: 'not-allowed' } as const;
const focused = { outline: `2px solid ${border.focus}`, outlineOffset: '2px' } as const;
const forced = { borderColor: 'ButtonText', background: 'ButtonFace' } as const;

export const range = uiStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '@media': {
    [coarse]: { selectors: { '&::-webkit-slider-thumb': touched, '&::-moz-range-thumb': touched } },
    [forcedColors]: { selectors: { '&::-webkit-slider-thumb': forced, '&::-moz-range-thumb': forced } },
  },
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-thumb': disabled,
    '&:disabled::-moz-range-thumb': disabled,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': focused,
    '&:focus-visible::-moz-range-thumb': focused,
  },
});
