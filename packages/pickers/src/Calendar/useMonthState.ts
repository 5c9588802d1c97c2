import { use } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

/** The state of the calendar around, of one day or of a range. */
export function useMonthState() {
  const one = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const state = one ?? range;
  if (state === null) throw new Error('A month was drawn outside a calendar: put it into one.');
  return state;
}
