import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { DateRules } from '../DatePicker/useDateIssue.ts';
import { formatIso, parseIso, todayInSingapore } from '../dates/isoDates.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { Month } from './Month.tsx';
import * as styles from './MonthGrid.css.ts';
import { guardForm } from './MonthGrid.tsx';

type RangeMonthGridProps = DateRules & {
  /** Names it for assistive technology. */
  label: string;
  /** The first day as `2026-11-21`, empty for none. */
  start: string;
  /** The last day, in the same way. */
  end: string;
  /** Called once both days are chosen. */
  onChoose: (start: string, end: string) => void;
};

/** A month to choose a first and a last day in; no day between them may be taken. */
export function RangeMonthGrid({
  label,
  start,
  end,
  min,
  max,
  isDateUnavailable,
  onChoose,
}: RangeMonthGridProps) {
  const { locale } = useLanguage();
  const first = parseIso(start);
  const last = parseIso(end);
  const [focused, setFocused] = useState(() => first ?? last ?? todayInSingapore());
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        data-range=""
        aria-label={label}
        value={first && last && start <= end ? { start: first, end: last } : null}
        minValue={parseIso(min)}
        maxValue={parseIso(max)}
        weeksInMonth={6}
        {...(isDateUnavailable && { isDateUnavailable: (day) => isDateUnavailable(formatIso(day)) })}
        focusedValue={focused}
        onFocusChange={setFocused}
        onChange={(range) => range && onChoose(formatIso(range.start), formatIso(range.end))}
        onClick={guardForm}
        className={styles.calendar}
      >
        <Month />
      </RangeCalendar>
    </I18nProvider>
  );
}
