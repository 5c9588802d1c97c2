import { uiStyle } from '../styling/uiStyle.ts';

/** As wide as a digit, so that the amount begins where the box leaves room for it. */
export const currency = uiStyle({ fontVariantNumeric: 'tabular-nums' });
