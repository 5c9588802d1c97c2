import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { dateFormat } from '../dates/dateFormat.ts';
import { firstWeekday } from '../dates/firstWeekday.ts';
import { addDays, clampDate, countDays, startOfMonth } from '../dates/isoDates.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { DayCell } from './DayCell.tsx';
import * as styles from './MonthGrid.css.ts';
import { MonthHead } from './MonthHead.tsx';
import { daysIntoWeek, followKey } from './monthKeys.ts';

/** Names a month for assistive technology. */
export type MonthNaming = { 'aria-label': string } | { 'aria-labelledby': string };

interface MonthProps {
  naming: MonthNaming;
  describedBy?: string | undefined;
  /** The day that has the focus, or would get it; its month is shown. */
  focused: string;
  onFocusDay: (date: string) => void;
  /** First and last day that can be reached. */
  min?: string | undefined;
  max?: string | undefined;
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /** First and last chosen day. */
  chosen: { start: string; end: string } | null;
  /** Called with a day that was chosen, and whether by a key. */
  onChoose: (date: string, isByKey: boolean) => void;
  onHover?: (date: string) => void;
  isRange?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** A Sunday. */
const SUNDAY = '2023-01-01';
const WEEKS = [0, 1, 2, 3, 4, 5];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A month as a table of days, with the buttons that turn to another. */
export function Month({
  naming,
  describedBy,
  focused,
  onFocusDay,
  min,
  max,
  isDateUnavailable,
  chosen,
  onChoose,
  onHover,
  isRange = false,
  isDisabled = false,
  isReadOnly = false,
}: MonthProps) {
  const { locale } = useLanguage();
  const gridId = useId();
  const root = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const firstDay = firstWeekday(locale);
  const first = startOfMonth(focused);
  const [year = 0, month = 0] = first.split('-').map(Number);
  const before = daysIntoWeek(first, firstDay);
  const title = dateFormat(locale, { month: 'long', year: 'numeric' }).format(Date.parse(first));
  const isOutside = (date: string) => isDisabled || date !== clampDate(date, min, max);
  const names =
    'aria-label' in naming
      ? { 'aria-label': `${naming['aria-label']}, ${title}` }
      : { 'aria-label': title, 'aria-labelledby': `${gridId} ${naming['aria-labelledby']}` };

  const move = (date: string) => onFocusDay(clampDate(date, min, max));
  const choose = (date: string, isByKey: boolean) => {
    if (isReadOnly || isOutside(date) || isDateUnavailable?.(date)) return;
    onChoose(date, isByKey);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = followKey(event.key, event.shiftKey, focused, firstDay);
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (next === null && !isChoice) return;
    event.preventDefault();
    event.stopPropagation();
    takesFocus.current = true;
    if (next !== null) move(next);
    else if (!event.repeat) choose(focused, true);
  };

  useLayoutEffect(() => {
    const active = document.activeElement;
    // A button that led to the last month that can be reached is gone from under the focus.
    const isStranded = active?.matches('button:disabled') && root.current?.contains(active);
    if (!takesFocus.current && !isStranded) return;
    takesFocus.current = false;
    root.current?.querySelector<HTMLElement>('[role="gridcell"] > [tabindex="0"]')?.focus();
  });

  const renderDay = (week: number, weekday: number) => {
    const day = week * 7 + weekday - before + 1;
    if (day < 1 || day > countDays(year, month))
      return (
        <td key={weekday} className={styles.cell}>
          <div className={styles.day} />
        </td>
      );
    const date = addDays(first, day - 1);
    const isChosen = chosen !== null && date >= chosen.start && date <= chosen.end;
    return (
      <DayCell
        key={weekday}
        date={date}
        isFocused={date === focused}
        isDisabled={isOutside(date)}
        isUnavailable={!isOutside(date) && (isDateUnavailable?.(date) ?? false)}
        chosen={isChosen ? { isStart: date === chosen.start, isEnd: date === chosen.end } : null}
        isRange={isRange}
        onChoose={() => choose(date, false)}
        onFocus={() => date !== focused && onFocusDay(date)}
        onHover={() => !isOutside(date) && onHover?.(date)}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a group of fields
    <div
      ref={root}
      role="group"
      {...names}
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
      data-range={isRange ? '' : undefined}
      className={styles.calendar}
    >
      <MonthHead title={title} date={focused} isOutside={isOutside} onTurn={move} />
      <table
        id={gridId}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as the authoring practices have it
        role="grid"
        {...names}
        aria-disabled={isDisabled || undefined}
        aria-readonly={isReadOnly || undefined}
        onKeyDown={press}
        className={styles.grid}
      >
        <thead aria-hidden>
          <tr>
            {DAYS.map((weekday) => (
              <th key={weekday} className={styles.weekday}>
                {dateFormat(locale, { weekday: 'short' }).format(
                  Date.parse(addDays(SUNDAY, weekday + firstDay)),
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>{DAYS.map((weekday) => renderDay(week, weekday))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
