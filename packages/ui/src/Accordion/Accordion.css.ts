import { vars } from '@sewa/tokens';
import { canHover, mayMove, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;
const { normal } = vars.duration;
const { standard } = vars.easing;

export const root = uiStyle({
  display: 'block',
  minInlineSize: 0,
  borderBlockStart: `1px solid ${border.default}`,
});

export const part = uiStyle({
  borderBlockEnd: `1px solid ${border.default}`,
  interpolateSize: 'allow-keywords',
});

export const summary = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { background: bg.accentSubtle } } } },
});

export const title = uiStyle({
  margin: 0,
  color: text.default,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.normal,
});

export const arrow = uiStyle({
  display: 'flex',
  color: text.muted,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
  '@media': { [mayMove]: { transition: `transform ${normal} ${standard}` } },
});

export const content = uiStyle({
  paddingBlockEnd: vars.space.l,
  paddingInline: vars.space.s,
  color: text.muted,
  lineHeight: vars.lineHeight.normal,
});

uiGlobalStyle(`.${part}::details-content`, {
  '@media': {
    [mayMove]: {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${normal} ${standard}, content-visibility ${normal} allow-discrete`,
    },
  },
});

uiGlobalStyle(`.${part}[open]::details-content`, { blockSize: 'auto' });
