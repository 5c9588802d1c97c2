import { vars } from '@sewa/tokens';
import { forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

export { description, root } from '../Checkbox/Checkbox.css.ts';

const { bg, border, text } = vars.color;

export const content = uiStyle({ display: 'flex', flexDirection: 'column', flex: 'auto', minInlineSize: 0 });

export const track = uiStyle({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  margin: 0,
  padding: '0.1875rem',
  border: `1.5px solid ${border.strong}`,
  borderRadius: vars.radius.pill,
  background: bg.surface,
  cursor: 'inherit',
  '@media': {
    [mayMove]: { transition: `background-color ${vars.duration.fast} ${vars.easing.standard}` },
    [forcedColors]: { borderColor: 'ButtonText' },
  },
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '0.9375rem',
      blockSize: '0.9375rem',
      borderRadius: vars.radius.pill,
      background: border.strong,
      '@media': {
        [mayMove]: { transition: `margin ${vars.duration.fast} ${vars.easing.standard}` },
        [forcedColors]: { forcedColorAdjust: 'none', background: 'ButtonText' },
      },
    },
    '&:checked': { borderColor: bg.accent, background: bg.accent },
    '&:checked::before': {
      marginInlineStart: 'auto',
      background: text.onAccent,
      '@media': { [forcedColors]: { background: 'Highlight' } },
    },
    '&:disabled': { borderColor: border.default, background: bg.sunken },
    '&:disabled::before': { background: text.muted },
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
  },
});
