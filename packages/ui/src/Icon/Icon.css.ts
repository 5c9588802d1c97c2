import { vars } from '@sewa/tokens';
import { byOption, uiStyle } from '../styling/uiStyle.ts';

export const icon = uiStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: byOption('size', {
    s: { inlineSize: vars.size.iconS, blockSize: vars.size.iconS },
    m: { inlineSize: vars.size.iconM, blockSize: vars.size.iconM },
    l: { inlineSize: vars.size.iconL, blockSize: vars.size.iconL },
  }),
});
