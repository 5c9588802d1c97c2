import { Button } from 'react-aria-components/Button';
import { CalendarHeading } from 'react-aria-components/Calendar';
import { useLanguage } from '../messages/useLanguage.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './MonthGrid.css.ts';
import { useMonthState } from './useMonthState.ts';

/** The month that is shown, between the buttons that turn to another month or year. */
export function MonthHead() {
  const { messages } = useLanguage();
  const { focusedDate, setFocusedDate, isDisabled, isInvalid, visibleRange } = useMonthState();
  const yearButton = (label: string, years: -1 | 1) => {
    const edge = years < 0 ? visibleRange.start.subtract({ days: 1 }) : visibleRange.end.add({ days: 1 });
    const icon = <Glyph name={years < 0 ? 'back' : 'forth'} />;
    return (
      <Button
        slot={null}
        aria-label={label}
        isDisabled={isDisabled || isInvalid(edge)}
        onPress={() => setFocusedDate(focusedDate.add({ years }))}
        className={styles.turn}
      >
        <span className={styles.arrow}>
          {icon}
          <span className={styles.second}>{icon}</span>
        </span>
      </Button>
    );
  };
  const monthButton = (label: string, slot: 'previous' | 'next') => (
    <Button slot={slot} aria-label={label} className={styles.turn}>
      <span className={styles.arrow}>
        <Glyph name={slot === 'previous' ? 'back' : 'forth'} />
      </span>
    </Button>
  );
  return (
    <div className={styles.head}>
      {yearButton(messages.previousYear, -1)}
      {monthButton(messages.previousMonth, 'previous')}
      <CalendarHeading className={styles.title} />
      {monthButton(messages.nextMonth, 'next')}
      {yearButton(messages.nextYear, 1)}
    </div>
  );
}
