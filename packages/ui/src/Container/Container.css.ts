import { vars } from '@sewa/tokens';
import { style } from '@vanilla-extract/css';
import { stack } from '../Stack/Stack.css.ts';
import { uiLayer } from '../styling/layers.css.ts';
import { byOption } from '../styling/uiStyle.ts';

/** A stack in the middle of the page; its gaps are the stack's. */
export const container = style([
  stack,
  {
    '@layer': {
      [uiLayer]: {
        inlineSize: '100%',
        maxInlineSize: `calc(${vars.size.content} + 12rem)`,
        marginInline: 'auto',
        paddingInline: vars.space.l,
        paddingBlock: vars.space.xl,
        gap: vars.space.xl,
        selectors: {
          ...byOption('width', {
            narrow: { maxInlineSize: `calc(${vars.size.contentNarrow} + 2 * ${vars.space.l})` },
            medium: { maxInlineSize: vars.size.content },
          }),
          ...byOption('padding', {
            none: { paddingBlock: 0 },
            l: { paddingBlock: vars.space.xxxl },
          }),
        },
      },
    },
  },
]);
