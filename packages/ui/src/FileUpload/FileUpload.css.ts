import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;

export const zone = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  border: `1px dashed ${border.strong}`,
  borderRadius: vars.radius.m,
  background: bg.surface,
  '@media': {
    [mayMove]: {
      transition: `border-color ${vars.duration.fast} ${vars.easing.standard}, background-color ${vars.duration.fast} ${vars.easing.standard}`,
    },
  },
  selectors: {
    '&[data-over]': { borderStyle: 'solid', borderColor: border.accent, background: bg.accentSubtle },
    '&:has([aria-invalid="true"])': { borderColor: border.danger },
    '&:has(:disabled)': { borderColor: border.default, background: bg.sunken },
  },
});

export const labels = uiStyle({ color: text.muted, fontSize: vars.fontSize.s });

const choose = {
  minBlockSize: vars.size.target,
  marginInlineEnd: vars.space.m,
  paddingInline: vars.space.l,
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.m,
  background: bg.surface,
  color: text.default,
  font: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  cursor: 'pointer',
} as const;

export const input = uiStyle({
  maxInlineSize: '100%',
  margin: 0,
  borderRadius: vars.radius.m,
  color: text.muted,
  font: 'inherit',
  fontSize: vars.fontSize.m,
  '@media': {
    [canHover]: {
      selectors: {
        '&:enabled:hover::file-selector-button': { borderColor: border.accent, background: bg.accentSubtle },
      },
    },
  },
  selectors: {
    '&::file-selector-button': choose,
    // The list below says what was chosen.
    '&[data-live]': {
      inlineSize: 'min-content',
      color: 'transparent',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
    '&[data-live]::file-selector-button': { marginInlineEnd: 0 },
    '&:disabled::file-selector-button': {
      borderColor: border.default,
      background: bg.sunken,
      color: text.muted,
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
});

export const list = uiStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const item = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${border.default}`,
  lineHeight: vars.lineHeight.normal,
});

export const name = uiStyle({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const size = uiStyle({ color: text.muted, fontSize: vars.fontSize.s, whiteSpace: 'nowrap' });

export const sent = uiStyle({ display: 'flex', color: text.success });

export const issue = uiStyle({ flexBasis: '100%', color: text.danger, fontSize: vars.fontSize.s });

export const progress = uiStyle({
  appearance: 'none',
  flexBasis: '100%',
  inlineSize: '100%',
  blockSize: '4px',
  border: 0,
  borderRadius: vars.radius.pill,
  background: bg.sunken,
  overflow: 'hidden',
  '@media': { [forcedColors]: { appearance: 'auto', blockSize: '0.5rem' } },
  selectors: {
    '&::-webkit-progress-bar': { background: bg.sunken },
    '&::-webkit-progress-value': { background: bg.accent },
    '&::-moz-progress-bar': { background: bg.accent },
  },
});
