import type { Rental } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';

/** What is overdue of the rent plan of a rental, in cents. */
export function countOverdue({ rentPlan, now }: Pick<Rental, 'rentPlan' | 'now'>): number {
  const today = findDay(now) ?? '';
  return (rentPlan?.bills ?? [])
    .filter(({ state, dueOn }) => (state === 'open' || state === 'part-paid') && dueOn < today)
    .reduce((sum, { cents, paidCents }) => sum + cents - paidCents, 0);
}
