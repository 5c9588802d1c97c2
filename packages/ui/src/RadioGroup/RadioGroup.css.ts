import { vars } from '@sewa/tokens';
import { canHover, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

export { content, description, root as choice } from '../Checkbox/Checkbox.css.ts';

const { bg, border, text } = vars.color;

export const choices = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-direction="row"]': { flexFlow: 'row wrap', columnGap: vars.space.xl } },
});

export const dot = uiStyle({
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
  borderRadius: vars.radius.pill,
  background: bg.surface,
  cursor: 'inherit',
  '@media': {
    [mayMove]: { transition: `border-color ${vars.duration.fast} ${vars.easing.standard}` },
    [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: border.accent } } },
    [forcedColors]: { appearance: 'auto' },
  },
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: vars.radius.pill,
      background: bg.accent,
      transform: 'scale(0)',
    },
    '&:checked': { borderColor: bg.accent },
    '&:checked::before': { transform: 'scale(1)' },
    '[aria-invalid="true"] &': { borderColor: border.danger },
    '&:disabled': { borderColor: border.default, background: bg.sunken },
    '&:disabled::before': { background: text.muted },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
});
