import { useMemo, useState } from 'react';
import type { DateRules } from '../DatePicker/useDateIssue.ts';
import { addDays, clampDate, todayInSingapore } from '../dates/isoDates.ts';
import { Month } from './Month.tsx';

type RangeMonthGridProps = Omit<DateRules, 'findIssue'> & {
  /** Names it for assistive technology. */
  label: string;
  /** The first day as `2026-11-21`, empty for none. */
  start: string;
  /** The last day, in the same way. */
  end: string;
  /** Called once both days are chosen. */
  onChoose: (start: string, end: string) => void;
};

/** Ten years. */
const MAX_DAYS = 3660;

const toRange = (one: string, other: string) =>
  one < other ? { start: one, end: other } : { start: other, end: one };

/** The last day that a range from a day may reach on one side before one that is taken; none when it may go on. */
function findEdge(anchor: string, step: 1 | -1, isTaken: (date: string) => boolean): string | undefined {
  let date = anchor;
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const next = addDays(date, step);
    if (isTaken(next)) return date;
    date = next;
  }
  return undefined;
}

/** A month to choose a first and a last day in; no day between them may be taken. */
export function RangeMonthGrid({
  label,
  start,
  end,
  min = '',
  max = '',
  isDateUnavailable,
  onChoose,
}: RangeMonthGridProps) {
  const [anchor, setAnchor] = useState<string | null>(null);
  const [focused, setFocused] = useState(start || end || todayInSingapore());
  const edges = useMemo(() => {
    if (anchor === null || isDateUnavailable === undefined) return {};
    const isTaken = (date: string) => isDateUnavailable(date);
    return { first: findEdge(anchor, -1, isTaken), last: findEdge(anchor, 1, isTaken) };
  }, [anchor, isDateUnavailable]);
  const first = clampDate(edges.first ?? min, min);
  const last = max && edges.last ? clampDate(edges.last, undefined, max) : (edges.last ?? max);
  const reached = clampDate(focused, first, last);
  const choose = (date: string, isByKey: boolean) => {
    if (anchor === null) {
      setAnchor(date);
      // The next day shows at once that a range is being chosen.
      const next = addDays(date, 1);
      const canGoOn = isByKey && next === clampDate(next, min, max) && !isDateUnavailable?.(next);
      setFocused(canGoOn ? next : date);
      return;
    }
    const range = toRange(anchor, date);
    setAnchor(null);
    onChoose(range.start, range.end);
  };
  const range = start && end && start <= end ? { start, end } : null;
  return (
    <Month
      isRange
      naming={{ 'aria-label': label }}
      min={first}
      max={last}
      isDateUnavailable={isDateUnavailable}
      focused={reached}
      onFocusDay={setFocused}
      chosen={anchor === null ? range : toRange(anchor, reached)}
      onChoose={choose}
      onHover={(date) => anchor !== null && setFocused(date)}
    />
  );
}
