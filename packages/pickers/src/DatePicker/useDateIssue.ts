import { type RefObject, useLayoutEffect, useState } from 'react';
import { spellDate } from '../dates/spellDate.ts';
import { useLanguage } from '../messages/useLanguage.ts';

/** Which days are right. */
export interface DateRules {
  min?: string | undefined;
  max?: string | undefined;
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /** What else is wrong with a date, empty when nothing is. */
  findIssue?: ((date: string) => string) | undefined;
}

/** Says what is wrong with a date: to the form at once, to the person once they have left the field. */
export function useDateIssue(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  { min, max, isDateUnavailable, findIssue }: DateRules,
  isIncomplete = false,
) {
  const { locale, messages } = useLanguage();
  const [hasLeft, setLeft] = useState(false);
  const [wasIncomplete, setWasIncomplete] = useState(false);
  const issueOf = (date: string): string => {
    if (date === '') return isIncomplete ? messages.dateIncomplete : '';
    if (min && date < min) return messages.dateTooEarly(spellDate(min, locale, 'medium'));
    if (max && date > max) return messages.dateTooLate(spellDate(max, locale, 'medium'));
    return isDateUnavailable?.(date) ? messages.dateUnavailable : (findIssue?.(date) ?? '');
  };
  const issue = issueOf(value);
  useLayoutEffect(() => input.current?.setCustomValidity(issue), [input, issue]);
  return {
    // Who comes back to type a date is not told that it is incomplete before they leave once more.
    shown: hasLeft && (value !== '' || wasIncomplete) ? issue : '',
    leave: () => {
      const date = input.current?.value ?? '';
      setLeft(true);
      setWasIncomplete(date === '' && isIncomplete);
      input.current?.setCustomValidity(issueOf(date));
    },
  };
}
