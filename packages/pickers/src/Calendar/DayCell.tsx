import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { formatIso, todayInSingapore } from '../dates/isoDates.ts';
import { spellDate } from '../dates/spellDate.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { day, mark } from './MonthGrid.css.ts';
import { useMonthState } from './useMonthState.ts';

/** One day of a month, named in full; today is the day it is in Singapore, wherever the reader is. */
export function DayCell({ date }: { date: CalendarDate }) {
  const { locale, messages } = useLanguage();
  const { value } = useMonthState();
  const isToday = date.compare(todayInSingapore()) === 0;
  const spelled = spellDate(formatIso(date), locale, 'full');
  const named = isToday ? `${messages.today}, ${spelled}` : spelled;
  // react-aria no longer marks the chosen day of a calendar that is out of reach.
  const isValue = value !== null && 'day' in value && date.compare(value) === 0;
  const naming = (isSelected: boolean) => ({
    'aria-label': isSelected ? messages.dateChosen(named) : named,
    'aria-current': isToday ? ('date' as const) : undefined,
  });
  return (
    <CalendarCell
      date={date}
      className={day}
      data-chosen={isValue || undefined}
      render={(props, { isSelected }) => <div {...props} {...naming(isSelected)} />}
    >
      {({ formattedDate }) => <span className={mark}>{formattedDate}</span>}
    </CalendarCell>
  );
}
