import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { DateRules } from '../DatePicker/useDateFault.ts';
import { readIso, todayInSingapore, writeIso } from '../dates/isoDates.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { Month } from './Month.tsx';
import * as styles from './MonthGrid.css.ts';
import { keepForm } from './MonthGrid.tsx';

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
  const first = readIso(start);
  const last = readIso(end);
  const [focused, setFocused] = useState(() => first ?? last ?? todayInSingapore());
  return (
    <I18nProvider locale={locale}>
      <RangeCalendar
        data-range=""
        aria-label={label}
        value={first && last && start <= end ? { start: first, end: last } : null}
        minValue={readIso(min)}
        maxValue={readIso(max)}
        weeksInMonth={6}
        {...(isDateUnavailable && { isDateUnavailable: (day) => isDateUnavailable(writeIso(day)) })}
        focusedValue={focused}
        onFocusChange={setFocused}
        onChange={(range) => range && onChoose(writeIso(range.start), writeIso(range.end))}
        onClick={keepForm}
        className={styles.calendar}
      >
        <Month />
      </RangeCalendar>
    </I18nProvider>
  );
}
