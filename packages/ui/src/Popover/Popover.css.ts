import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';
import { anchored } from '../anchoring/anchored.css.ts';
import { raised } from '../anchoring/raised.css.ts';
import { uiLayer } from '../styling/layers.css.ts';

export const popover = style([
  anchored,
  raised,
  {
    '@layer': {
      [uiLayer]: {
        inlineSize: '20rem',
        padding: vars.space.l,
        outline: 'none',
        lineHeight: vars.lineHeight.normal,
        overflowWrap: 'anywhere',
        selectors: { '&[data-width="content"]': { inlineSize: 'max-content', padding: vars.space.m } },
      },
    },
  },
]);
