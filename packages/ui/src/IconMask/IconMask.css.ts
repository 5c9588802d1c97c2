import { vars } from '@sewa/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { icons } from '../Icon/generated/icons.ts';
import { uiLayer } from '../styling/layers.css.ts';
import { renderMask } from '../styling/renderMask.ts';
import { byOption, forcedColors, uiStyle } from '../styling/uiStyle.ts';

const base = uiStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.2em',
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  background: 'currentColor',
  maskSize: '100%',
  // It is the drawing itself, so paper shows it too.
  printColorAdjust: 'exact',
  selectors: byOption('size', { s: { inlineSize: vars.size.iconS, blockSize: vars.size.iconS } }),
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const mask = styleVariants(
  {
    bath: icons.bath,
    'bed-double': icons['bed-double'],
    maximize: icons.maximize,
    'train-front': icons['train-front'],
  },
  (path) => [base, { '@layer': { [uiLayer]: { maskImage: renderMask(path, 'none') } } }],
);
