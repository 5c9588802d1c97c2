import { vars } from '@sewa/tokens';
import { ring, turning } from '../styling/spinning.css.ts';
import { mayMove, uiGlobalStyle, uiStyle } from '../styling/uiStyle.ts';
import { buttonVariant } from './buttonVariant.css.ts';

export { buttonVariant as button };

export const label = uiStyle({
  display: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

uiGlobalStyle(`.${buttonVariant}[aria-busy="true"]::after`, {
  ...ring,
  content: '',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: vars.size.iconM,
  blockSize: vars.size.iconM,
  '@media': { [mayMove]: turning },
});
