import type { Bill } from '@sewa/api/client';

/** Bills by what they want: overdue first, then what is to be paid, then the rest. */
export interface SortedBills {
  readonly overdue: readonly Bill[];
  readonly due: readonly Bill[];
  readonly done: readonly Bill[];
}

const isDone = ({ state }: Bill): boolean => state === 'paid' || state === 'cancelled';

/** Sorts bills: what is owed by its due day, oldest first; what is over, latest first. */
export function sortBills(bills: readonly Bill[]): SortedBills {
  const byDay = bills.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const open = byDay.filter((bill) => !isDone(bill));
  return {
    overdue: open.filter(({ isOverdue }) => isOverdue),
    due: open.filter(({ isOverdue }) => !isOverdue),
    done: byDay.filter(isDone).toReversed(),
  };
}
