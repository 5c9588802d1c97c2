import { addDays, addMonths, startOfMonth } from '../dates/isoDates.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './MonthGrid.css.ts';

interface MonthHeadProps {
  /** The name of the month. */
  title: string;
  /** A day of the month. */
  date: string;
  /** Whether a day cannot be reached. */
  isOutside: (date: string) => boolean;
  onTurn: (date: string) => void;
}

/** The month that is shown, between the buttons that turn to another month or year. */
export function MonthHead({ title, date, isOutside, onTurn }: MonthHeadProps) {
  const { messages } = useLanguage();
  const first = startOfMonth(date);
  const turn = (label: string, months: number) => {
    const edge = months < 0 ? addDays(first, -1) : addMonths(first, 1);
    const icon = <Glyph name={months < 0 ? 'back' : 'forth'} />;
    return (
      <button
        type="button"
        aria-label={label}
        disabled={isOutside(edge)}
        onClick={() => onTurn(addMonths(date, months))}
        className={styles.turn}
      >
        <span className={styles.arrow}>
          {icon}
          {Math.abs(months) > 1 && <span className={styles.second}>{icon}</span>}
        </span>
      </button>
    );
  };
  return (
    <div className={styles.head}>
      {turn(messages.previousYear, -12)}
      {turn(messages.previousMonth, -1)}
      <h2 aria-live="polite" className={styles.title}>
        {title}
      </h2>
      {turn(messages.nextMonth, 1)}
      {turn(messages.nextYear, 12)}
    </div>
  );
}
