import type { InputEvent } from 'react';

/**
 * Takes out of an email field what keyboards and copied texts put into it and browsers refuse: white space, invisible characters, and
 * full-width forms such as '＠'. What an input method is composing is left alone.
 */
export const cleanEmail = ({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void => {
  if (!nativeEvent.isComposing) field.value = field.value.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
};
