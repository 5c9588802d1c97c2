import { type RefObject, useEffect, useState } from 'react';
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
) {
  const { locale, messages } = useLanguage();
  const [hasLeft, setLeft] = useState(false);
  const [isPartial, setPartial] = useState(false);
  const issueOf = (isHalfWritten: boolean): string => {
    if (value === '') return isHalfWritten ? messages.dateIncomplete : '';
    if (min && value < min) return messages.dateTooEarly(spellDate(min, locale));
    if (max && value > max) return messages.dateTooLate(spellDate(max, locale));
    return isDateUnavailable?.(value) ? messages.dateUnavailable : (findIssue?.(value) ?? '');
  };
  const issue = issueOf(isPartial);
  useEffect(() => input.current?.setCustomValidity(issue), [input, issue]);
  return {
    shown: hasLeft ? issue : '',
    leave: (isHalfWritten: boolean) => {
      setLeft(true);
      setPartial(isHalfWritten);
      input.current?.setCustomValidity(issueOf(isHalfWritten));
    },
  };
}
