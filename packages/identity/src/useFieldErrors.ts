import type { FormError } from '@sewa/ui';
import { useMemo } from 'react';
import type { FormFailure } from './answerError.ts';

/** What is wrong with each field as a sentence that begins with the word for it; the same list until the next answer, as long as the words are the same object. */
export function useFieldErrors(
  formError: FormFailure | undefined,
  message: Readonly<Record<string, string>>,
): readonly FormError[] | undefined {
  return useMemo(() => {
    const named = Object.entries(formError?.reasons ?? {}).filter(([name]) => name in message);
    return named.map(([name, reason]) => ({ field: name, message: `${message[name]} ${reason}` }));
  }, [formError, message]);
}
