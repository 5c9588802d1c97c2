import { vars } from '@sewa/tokens';
import { ring, turning } from '../styling/spinning.css.ts';
import { byOption, mayMove, uiStyle } from '../styling/uiStyle.ts';

export const spinner = uiStyle({
  ...ring,
  display: 'inline-block',
  flex: 'none',
  color: vars.color.text.accent,
  verticalAlign: '-0.2em',
  selectors: byOption('size', {
    s: { inlineSize: vars.size.iconS, blockSize: vars.size.iconS },
    m: { inlineSize: vars.size.iconM, blockSize: vars.size.iconM },
    l: { inlineSize: vars.space.xxl, blockSize: vars.space.xxl, borderWidth: '3px' },
  }),
  '@media': { [mayMove]: turning },
});
