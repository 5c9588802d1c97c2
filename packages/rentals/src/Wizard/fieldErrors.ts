import type { FormError } from '@sewa/ui';
import type { Reasons } from './addressChanges.ts';
import * as messages from './messages.ts';

/** What is wrong with each field, as a sentence. */
export const listFieldErrors = (reasons: Reasons): FormError[] =>
  Object.entries(reasons).map(([name, reason]) => {
    const missing = reason === messages.missingReason ? messages.missingField[name] : undefined;
    if (missing) return { field: name, message: missing };
    const subject = messages.fieldSubject[name];
    return subject ? { field: name, message: `${subject} ${reason}` } : { message: reason };
  });
