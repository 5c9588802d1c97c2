import { vars } from '@sewa/tokens';
import { forcedColors, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;

export const item = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: `calc(${vars.size.target} - ${vars.space.xs})`,
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: text.default,
  font: 'inherit',
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  scrollMarginBlock: vars.space.s,
  selectors: {
    '&[data-variant="danger"]': { color: text.danger },
    '&:is(:focus, :hover, [aria-expanded="true"])': { background: bg.accentSubtle },
    '&[data-variant="danger"]:is(:focus, :hover)': { background: bg.dangerSubtle },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
    '&[aria-disabled]': { color: text.muted, opacity: 0.6, cursor: 'not-allowed' },
    '&[aria-disabled]:is(:focus, :hover)': { background: bg.sunken },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.target },
    [forcedColors]: {
      selectors: {
        '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

/** Keeps the place of the mark where there is none. */
export const mark = uiStyle({
  display: 'flex',
  flex: 'none',
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  color: text.accent,
});

export const group = uiStyle({ display: 'block' });

export const heading = uiStyle({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  color: text.muted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
});
