import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';
import { anchored } from '../anchoring/anchored.css.ts';
import { raised } from '../anchoring/raised.css.ts';
import { uiLayer } from '../styling/layers.css.ts';
import { uiGlobalStyle } from '../styling/uiStyle.ts';

export const menu = style([
  anchored,
  raised,
  {
    '@layer': {
      [uiLayer]: {
        minInlineSize: '13rem',
        maxInlineSize: `min(22rem, 100vw - 2 * ${vars.space.s})`,
        padding: vars.space.xs,
        // It has the focus only until an item has it.
        outline: 'none',
      },
    },
  },
]);

uiGlobalStyle(`.${menu.split(' ')[0]} hr`, { marginBlock: vars.space.xs });
