import { formatDay } from '@sewa/formatters';
import type { Basis, MoveInKind, Source } from '@sewa/tenancy';

/** What each amount is called and what is to be known of it. */
export const moveInLabels: Readonly<Record<MoveInKind, { readonly name: string; readonly note: string }>> = {
  'first-rent': { name: 'First month’s rent', note: 'Paid when the lease is signed.' },
  deposit: {
    name: 'Security deposit',
    note: 'Held by the landlord and given back at the end, less what is owed.',
  },
  'stamp-duty': {
    name: 'Stamp duty',
    note: 'Paid to IRAS within 14 days of signing, usually by the tenant; on the market rent where that is higher.',
  },
  'agent-fee': {
    name: 'Fee of your own agent',
    note: 'Only if you engage one. The landlord’s agent is paid by the landlord; GST may come on top.',
  },
};

const bases: Readonly<Record<Basis, string>> = {
  law: 'Official',
  estimate: 'As guides report it, not read in the law itself',
  custom: 'Custom, not law: the contract decides',
};

/** Where a figure comes from, in a sentence: how far it may be relied on, who says it, when it was read. */
export const describeSource = ({ name, basis, readOn }: Source): string =>
  `${bases[basis]}. ${name}; read on ${formatDay(readOn)}.`;

/** A length in months, as people say it: 12 is '1 year', 18 '18 months'. */
export function formatTerm(months: number): string {
  if (months % 12 !== 0) return `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}
