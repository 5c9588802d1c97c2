import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';
import { buttonVariant } from '../Button/buttonVariant.css.ts';
import { uiLayer } from '../styling/layers.css.ts';
import { forcedColors } from '../styling/uiStyle.ts';

const { bg, border, text } = vars.color;

/** Pressed, its edge is twice as thick: colour alone says nothing. */
export const toggleButton = style([
  buttonVariant,
  {
    '@layer': {
      [uiLayer]: {
        selectors: {
          '&[aria-pressed="true"][data-variant]:not(:disabled)': {
            borderColor: border.accent,
            background: bg.accentSubtle,
            color: text.accent,
            boxShadow: `inset 0 0 0 1px ${border.accent}`,
          },
          '&[aria-pressed="true"]:disabled': { boxShadow: `inset 0 0 0 2px ${border.strong}` },
        },
        '@media': {
          [forcedColors]: {
            forcedColorAdjust: 'none',
            background: 'ButtonFace',
            color: 'ButtonText',
            selectors: {
              '&[aria-pressed="true"][data-variant]:not(:disabled)': {
                background: 'Highlight',
                color: 'HighlightText',
                borderColor: 'Highlight',
              },
              '&[data-variant]:disabled': {
                background: 'ButtonFace',
                color: 'GrayText',
                borderColor: 'GrayText',
              },
            },
          },
        },
      },
    },
  },
]);
