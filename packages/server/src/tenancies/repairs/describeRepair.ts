import type { ContractBlanks, OfferTerms, Repair } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import type { PartyRow } from '../rentals/rentalRow.ts';
import * as messages from './messages.ts';
import type { RepairRow } from './repairQueries.ts';

/** What an agreement says of who pays. */
export interface RepairClause {
  readonly terms: OfferTerms;
  readonly blanks: ContractBlanks;
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Who pays a repair that was reported on a day, and up to how much the tenant, in cents. */
export function findPayer(
  { terms, blanks }: RepairClause,
  reportedOn: string,
): { readonly payer: 'landlord' | 'both'; readonly tenantCap: number; readonly words: string } {
  const until = addDays(terms.from, Number(blanks.problemFreeDays ?? 0));
  const cap = Number(blanks.minorRepairCents ?? 0);
  if (reportedOn < until || cap === 0)
    return { payer: 'landlord', tenantCap: 0, words: messages.landlordPays(until) };
  return { payer: 'both', tenantCap: cap, words: messages.bothPay(cap) };
}

/** What a party can do with a repair now. */
export function listRepairMay(row: RepairRow, { side, actor_type: actorType }: PartyRow): Repair['may'] {
  if (actorType === 5 || row.state === 'settled' || row.state === 'closed') return [];
  const isConfirmed =
    side === 'tenant' ? row.tenant_confirmed_at !== null : row.landlord_confirmed_at !== null;
  return [
    ...(side !== row.reported_side && (row.state === 'reported' || row.state === 'answered')
      ? (['answer'] as const)
      : []),
    ...(row.state === 'split' ? [] : (['invoice'] as const)),
    ...(row.state === 'invoiced' || row.state === 'split' ? (['split'] as const) : []),
    ...(row.state === 'split' && !isConfirmed ? (['confirm'] as const) : []),
    ...(row.cents === null ? (['close'] as const) : []),
  ];
}

/** A repair, as a party sees it. */
export function describeRepair(row: RepairRow, me: PartyRow, clause: RepairClause): Repair {
  const { payer, words } = findPayer(clause, findDay(row.reported_at) ?? '');
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    version: row.version,
    reportedBy: row.reported_side,
    words: row.words,
    urgency: row.urgency,
    fileIds: row.file_ids,
    answer: row.answer,
    quoteCents: row.quote_cents,
    payer,
    payerWords: words,
    cents: row.cents,
    invoiceFileId: row.invoice_file_id,
    tenantCents: row.tenant_cents,
    confirmedBy: [
      ...(row.tenant_confirmed_at === null ? [] : (['tenant'] as const)),
      ...(row.landlord_confirmed_at === null ? [] : (['landlord'] as const)),
    ],
    reportedAt: row.reported_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    may: listRepairMay(row, me),
  };
}
