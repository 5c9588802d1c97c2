import { vars } from '@sewa/tokens';
import { pickerStyle } from '../styling/pickerStyle.ts';

/** The two ends of a range, side by side where there is room. */
export const pair = pickerStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space.s,
});
