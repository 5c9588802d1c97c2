import { vars } from '@sewa/tokens';
import { keyframes } from '@vanilla-extract/css';
import { byOption, forcedColors, mayMove, uiStyle } from '../styling/uiStyle.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = uiStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

export const piece = uiStyle({
  display: 'block',
  background: vars.color.border.default,
  '@media': {
    [mayMove]: { animation: `${breathe} 1.8s ease-in-out infinite` },
    [forcedColors]: { border: '1px solid GrayText' },
  },
  selectors: {
    ...byOption('shape', {
      text: { blockSize: '0.9em', borderRadius: vars.radius.s },
      block: { blockSize: '100%', minBlockSize: vars.space.huge, borderRadius: vars.radius.m },
      circle: { inlineSize: vars.size.target, blockSize: vars.size.target, borderRadius: vars.radius.pill },
    }),
    '&[data-shape="text"]:last-child:not(:first-child)': { inlineSize: '62%' },
  },
});
