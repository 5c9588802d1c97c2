import type { Authority } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import * as messages from './messages.ts';

/** The agent of an authority: their name, or their number where nobody with an account has it. */
export const nameAgent = ({ agentName, registrationNumber }: Authority): string =>
  agentName ?? registrationNumber;

/** From when until when an authority runs, and the least rent; null for one that was only asked for. */
export function describeTerm({ from, to, monthlyRentMin }: Authority): string | null {
  if (from === null || to === null) return null;
  const term = messages.authorityTerm(formatDay(from), formatDay(to));
  return monthlyRentMin === null ? term : `${term}, ${messages.rentAtLeast(formatMoney(monthlyRentMin))}`;
}
