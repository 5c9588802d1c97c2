import { type RefObject, useEffect, useState } from 'react';
import { spellDate } from '../dates/spellDate.ts';
import { useLanguage } from '../messages/useLanguage.ts';

/** Which days are right. */
export type DateRules = {
  min?: string | undefined;
  max?: string | undefined;
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /** What else is wrong with a date, empty when nothing is. */
  findFault?: ((date: string) => string) | undefined;
};

/** Says what is wrong with a date: to the form at once, to the person once they have left the field. */
export function useDateFault(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  { min, max, isDateUnavailable, findFault }: DateRules,
) {
  const { locale, messages } = useLanguage();
  const [hasLeft, setLeft] = useState(false);
  const [isPartial, setPartial] = useState(false);
  const faultOf = (isHalfWritten: boolean): string => {
    if (value === '') return isHalfWritten ? messages.dateIncomplete : '';
    if (min && value < min) return messages.dateTooEarly(spellDate(min, locale));
    if (max && value > max) return messages.dateTooLate(spellDate(max, locale));
    return isDateUnavailable?.(value) ? messages.dateUnavailable : (findFault?.(value) ?? '');
  };
  const fault = faultOf(isPartial);
  useEffect(() => input.current?.setCustomValidity(fault), [input, fault]);
  return {
    shown: hasLeft ? fault : '',
    leave: (isHalfWritten: boolean) => {
      setLeft(true);
      setPartial(isHalfWritten);
      input.current?.setCustomValidity(faultOf(isHalfWritten));
    },
  };
}
