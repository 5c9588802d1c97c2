import { globalLayer } from '@vanilla-extract/css';

// Where resets are, Tailwind's too: below all of ours, whichever is loaded first.
globalLayer('base');
globalLayer('sewa.tokens');

/** The layer that holds every rule of this package, the one of the primitives. */
export const uiLayer = globalLayer('sewa.ui');

globalLayer('sewa.sdk');
globalLayer('sewa.page');
