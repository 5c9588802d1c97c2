import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useLanguage } from '../messages/useLanguage.ts';
import { DayCell } from './DayCell.tsx';
import * as styles from './MonthGrid.css.ts';
import { MonthHead } from './MonthHead.tsx';
import { pressMonthKey } from './monthKeys.ts';
import { useMonthState } from './useMonthState.ts';

/** A month of the calendar around, with the buttons that turn to another. */
export function Month() {
  const { locale } = useLanguage();
  const state = useMonthState();
  return (
    <>
      <MonthHead />
      <div onKeyDownCapture={(event) => pressMonthKey(event, state, locale)}>
        <CalendarGrid weekdayStyle="short" className={styles.grid}>
          <CalendarGridHeader>
            {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <DayCell date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </div>
    </>
  );
}
