import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;

export const root = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  minBlockSize: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - 1.55rem) / 2)`,
  boxSizing: 'border-box',
  color: text.default,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.normal,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: text.muted, cursor: 'not-allowed' } },
});

export const box = uiStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlockStart: '0.125rem',
  border: `1.5px solid ${border.strong}`,
  borderRadius: vars.radius.s,
  background: bg.surface,
  cursor: 'inherit',
  '@media': {
    [mayMove]: { transition: `background-color ${vars.duration.fast} ${vars.easing.standard}` },
    [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: border.accent } } },
    [forcedColors]: { appearance: 'auto' },
  },
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      background: 'currentColor',
      clipPath: 'polygon(14% 47%, 4% 58%, 40% 92%, 97% 20%, 85% 11%, 39% 70%)',
      transform: 'scale(0)',
    },
    '&:checked, &:indeterminate': {
      borderColor: bg.accent,
      background: bg.accent,
      color: text.onAccent,
    },
    '&:checked::before': { transform: 'scale(1)' },
    '&:indeterminate::before': { clipPath: 'inset(42% 8%)', transform: 'scale(1)' },
    '&:disabled': { borderColor: border.default, background: bg.sunken, color: text.muted },
    '&[aria-invalid="true"]': { borderColor: border.danger },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
});

export const content = uiStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const description = uiStyle({ color: text.muted, fontSize: vars.fontSize.s });

export const count = uiStyle({
  flex: 'none',
  // Up to three digits take the same place, so that counts may come later.
  minInlineSize: '3ch',
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: text.muted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
});
