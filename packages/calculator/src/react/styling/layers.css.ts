import { globalLayer } from '@vanilla-extract/css';

globalLayer('sewa.tokens');
globalLayer('sewa.ui');

/** The layer that holds every rule of this package: after the primitives it arranges, before the page around it. */
export const calculatorLayer = globalLayer('sewa.sdk');

globalLayer('sewa.page');
