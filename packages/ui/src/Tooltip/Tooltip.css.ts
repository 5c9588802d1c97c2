import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';
import { anchored } from '../anchoring/anchored.css.ts';
import { uiLayer } from '../styling/layers.css.ts';
import { forcedColors } from '../styling/uiStyle.ts';

export const tooltip = style([
  anchored,
  {
    '@layer': {
      [uiLayer]: {
        maxInlineSize: '18rem',
        paddingBlock: vars.space.xs,
        paddingInline: vars.space.m,
        border: 0,
        borderRadius: vars.radius.m,
        background: vars.color.bg.inverse,
        color: vars.color.text.inverse,
        boxShadow: vars.shadow.m,
        fontSize: vars.fontSize.s,
        lineHeight: vars.lineHeight.normal,
        overflowWrap: 'anywhere',
        '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
      },
    },
  },
]);
