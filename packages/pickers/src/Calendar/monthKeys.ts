import { type CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date';
import type { KeyboardEvent } from 'react';

interface Focusing {
  focusedDate: CalendarDate;
  setFocusedDate: (date: CalendarDate) => void;
}

/** Home and End go to the ends of the week, as in a table; react-aria would go to the ends of the month. */
export function pressMonthKey(event: KeyboardEvent, state: Focusing, locale: string): void {
  if (event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  event.stopPropagation();
  const move = event.key === 'Home' ? startOfWeek : endOfWeek;
  state.setFocusedDate(move(state.focusedDate, locale));
}
