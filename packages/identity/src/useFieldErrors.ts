import type { FormError } from '@sewa/ui';
import { useMemo } from 'react';
import type { FormFault } from './answerFault.ts';

/** What is wrong with each field as a sentence that begins with the word for it; the same list until the next answer, as long as the words are the same object. */
export function useFieldErrors(
  fault: FormFault | undefined,
  words: Readonly<Record<string, string>>,
): readonly FormError[] | undefined {
  return useMemo(() => {
    const named = Object.entries(fault?.reasons ?? {}).filter(([name]) => name in words);
    return named.map(([name, reason]) => ({ field: name, message: `${words[name]} ${reason}` }));
  }, [fault, words]);
}
