import { useState } from 'react';
import type { DateRules } from '../DatePicker/useDateIssue.ts';
import { clampDate, parseIso, todayInSingapore } from '../dates/isoDates.ts';
import { Month, type MonthNaming } from './Month.tsx';

type MonthGridProps = Omit<DateRules, 'findIssue'> & {
  naming: MonthNaming;
  describedBy?: string | undefined;
  /** The date as `2026-11-21`, empty for none. */
  value: string;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  onChoose: (value: string) => void;
};

/** A month to choose one day in. */
export function MonthGrid({
  value,
  min,
  max,
  isDisabled = false,
  isReadOnly = false,
  ...rest
}: MonthGridProps) {
  const date = parseIso(value) ? value : '';
  const [focused, setFocused] = useState(date || todayInSingapore());
  const [seen, setSeen] = useState(date);
  if (seen !== date) {
    setSeen(date);
    if (date) setFocused(date);
  }
  return (
    <Month
      {...rest}
      {...{ min, max, isDisabled, isReadOnly }}
      focused={clampDate(focused, min, max)}
      onFocusDay={setFocused}
      chosen={date ? { start: date, end: date } : null}
    />
  );
}
