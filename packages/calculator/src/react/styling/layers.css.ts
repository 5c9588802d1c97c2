import { globalLayer } from '@vanilla-extract/css';

// Where resets are, Tailwind's too: below all of ours, whichever is loaded first.
globalLayer('base');
globalLayer('sewa.tokens');
globalLayer('sewa.ui');

/** The layer that holds every rule of this package: after the primitives it arranges, before the page around it. */
export const calculatorLayer = globalLayer('sewa.sdk');

globalLayer('sewa.page');
