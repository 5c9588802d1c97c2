import { vars } from '@sewa/tokens';
import { canHover, uiStyle } from '../styling/uiStyle.ts';

export { buttonVariant } from '../Button/buttonVariant.css.ts';

export const link = uiStyle({
  color: vars.color.text.accent,
  borderRadius: vars.radius.s,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&[data-variant="quiet"]': { color: 'inherit', textDecorationLine: 'none' },
    '&[data-size="s"]': { fontSize: vars.fontSize.s },
    '&[data-stretched]::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '2px' },
      },
    },
  },
});
