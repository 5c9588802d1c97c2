import type { CalculationLine } from '@sewa/calculator';
import { formatDay } from '@sewa/formatters';
import * as messages from './messages.ts';

/** Where a figure comes from, in a sentence: how far it may be relied on, who says it, when it was checked. */
export function describeSource(source: NonNullable<CalculationLine['source']>): string {
  const checked = messages.checkedSource(source.name, formatDay(source.readOn));
  return 'basis' in source ? messages.sourceWithBasis(messages.sourceBasis[source.basis], checked) : checked;
}

/** A length in months, as people say it: 12 is '1 year', 18 '18 months'. */
export function formatTerm(months: number): string {
  return months % 12 === 0 ? messages.termInYears(months / 12) : messages.termInMonths(months);
}
