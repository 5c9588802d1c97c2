import { hasTyped, saveTyped } from '@sewa/pages/typed-forms';

/** Keeps what was typed on this page, to be there again once its owner comes back from proving that it is them. */
export function preserveTyped(): void {
  if (typeof document !== 'undefined' && hasTyped()) saveTyped();
}
