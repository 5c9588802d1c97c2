import type { KeyboardEvent } from 'react';

/** Whether a key sends the message: Enter, but not in the middle of a composition, and not on the keyboard of a touch screen. */
export function isSendKey({ key, shiftKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || altKey) return false;
  // Safari ends a composition before the key that ended it, which has this code.
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return false;
  return !matchMedia('(hover: none) and (pointer: coarse)').matches;
}
