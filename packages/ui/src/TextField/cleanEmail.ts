import type { InputEvent } from 'react';

/**
 * Takes out of an email field what keyboards and copied texts put into it and browsers refuse: white space, invisible characters, and
 * full-width forms such as '＠'. What an input method is composing is left alone.
 */
export function cleanEmail({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
  const clean = field.value.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
  if (clean !== field.value) field.value = clean;
}
