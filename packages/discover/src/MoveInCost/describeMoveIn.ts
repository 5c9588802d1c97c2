import { formatDay } from '@sewa/formatters';
import type { Source } from '@sewa/tenancy';
import * as messages from '../messages.ts';

/** Where a figure comes from, in a sentence: how far it may be relied on, who says it, when it was checked. */
export const describeSource = ({ name, basis, readOn }: Source): string =>
  messages.checkedSource(messages.sourceBasis[basis], name, formatDay(readOn));

/** A length in months, as people say it: 12 is '1 year', 18 '18 months'. */
export function formatTerm(months: number): string {
  return months % 12 === 0 ? messages.termInYears(months / 12) : messages.termInMonths(months);
}
