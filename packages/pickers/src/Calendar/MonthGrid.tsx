import { type MouseEvent, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { DateRules } from '../DatePicker/useDateIssue.ts';
import { formatIso, parseIso, todayInSingapore } from '../dates/isoDates.ts';
import { isolateStyles } from '../hydration/isolateStyles.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { Month } from './Month.tsx';
import * as styles from './MonthGrid.css.ts';

isolateStyles();

type MonthGridProps = DateRules & {
  /** Names it for assistive technology. */
  naming: { 'aria-label': string } | { 'aria-labelledby': string };
  describedBy?: string | undefined;
  /** The date as `2026-11-21`, empty for none. */
  value: string;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  onChoose: (value: string) => void;
};

/** Keeps the button that react-aria draws for screen readers, which has no type, from sending the form around. */
export function guardForm(event: MouseEvent): void {
  if (event.target instanceof HTMLButtonElement && event.target.type === 'submit') event.preventDefault();
}

/** A month to choose one day in. */
export function MonthGrid({
  naming,
  describedBy,
  value,
  min,
  max,
  isDateUnavailable,
  onChoose,
  isDisabled = false,
  isReadOnly = false,
}: MonthGridProps) {
  const { locale } = useLanguage();
  const date = parseIso(value);
  const [focused, setFocused] = useState(() => date ?? todayInSingapore());
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (date) setFocused(date);
  }
  return (
    <I18nProvider locale={locale}>
      <Calendar
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        {...naming}
        {...(describedBy && { 'aria-describedby': describedBy })}
        weeksInMonth={6}
        value={date}
        minValue={parseIso(min)}
        maxValue={parseIso(max)}
        {...(isDateUnavailable && { isDateUnavailable: (day) => isDateUnavailable(formatIso(day)) })}
        focusedValue={focused}
        onFocusChange={setFocused}
        onChange={(chosen) => onChoose(formatIso(chosen))}
        onClick={guardForm}
        className={styles.calendar}
      >
        <Month />
      </Calendar>
    </I18nProvider>
  );
}
