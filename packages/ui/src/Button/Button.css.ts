import { keyframes } from '@vanilla-extract/css';
import { mayMove, uiStyle } from '../styling/uiStyle.ts';

export { buttonLook as button } from './buttonLook.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const label = uiStyle({
  display: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  selectors: { '[data-busy] > &': { opacity: 0 } },
});

export const spinner = uiStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const spinning = uiStyle({
  display: 'flex',
  '@media': { [mayMove]: { animation: `${turn} 900ms linear infinite` } },
});
