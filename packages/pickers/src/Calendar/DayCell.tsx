import { todayInSingapore } from '../dates/isoDates.ts';
import { spellDate } from '../dates/spellDate.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { cell, day, mark } from './MonthGrid.css.ts';

interface DayCellProps {
  /** The day as `2026-11-21`. */
  date: string;
  isFocused: boolean;
  /** Whether it cannot be reached. */
  isDisabled: boolean;
  /** Whether it can be reached, yet not chosen. */
  isUnavailable: boolean;
  /** Where in what is chosen it stands; in a range it may be both ends. */
  chosen: { isStart: boolean; isEnd: boolean } | null;
  isRange: boolean;
  onChoose: () => void;
  onFocus: () => void;
  onHover: () => void;
}

/** One day of a month, named in full; today is the day it is in Singapore, wherever the reader is. */
export function DayCell({
  date,
  isFocused,
  isDisabled,
  isUnavailable,
  chosen,
  isRange,
  onChoose,
  onFocus,
  onHover,
}: DayCellProps) {
  const { locale, messages } = useLanguage();
  const isToday = date === todayInSingapore();
  const spelled = spellDate(date, locale, 'full');
  const named = isToday ? `${messages.today}, ${spelled}` : spelled;
  const isClosed = isDisabled || isUnavailable || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a cell of a grid, as the authoring practices have it
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <td className={cell} role="gridcell" aria-selected={chosen ? true : undefined} aria-disabled={isClosed}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the month hears the keys of all its days */}
      {/* biome-ignore lint/a11y/useSemanticElements: a button of the browser cannot be without a choice and keep the focus */}
      <div
        role="button"
        tabIndex={isDisabled ? undefined : isFocused ? 0 : -1}
        aria-label={chosen ? messages.dateChosen(named) : named}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isClosed}
        data-disabled={isDisabled || undefined}
        data-unavailable={isUnavailable || undefined}
        data-selected={chosen ? true : undefined}
        data-chosen={(chosen && !isRange) || undefined}
        data-selection-start={(isRange && chosen?.isStart) || undefined}
        data-selection-end={(isRange && chosen?.isEnd) || undefined}
        onClick={onChoose}
        onFocus={onFocus}
        onPointerEnter={onHover}
        className={day}
      >
        <span className={mark}>{Number(date.slice(8))}</span>
      </div>
    </td>
  );
}
