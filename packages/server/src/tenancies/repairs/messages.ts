import { formatDay, formatMoney } from '@sewa/formatters';

export { quote, seeRentalPageLabel } from '../contracts/messages.ts';
export { someone } from '../messages.ts';

export const notRunningReason = 'is possible while the tenancy runs';
export const splitTooMuchReason = (cents: number) =>
  `should not be more than what it cost, ${formatMoney(cents)}`;

export const landlordPays = (until: string) =>
  `The landlord mends everything until ${formatDay(until)}, except what the tenant broke.`;
export const bothPay = (cents: number) =>
  `By the agreement, the tenant pays each repair up to ${formatMoney(cents)}, and the landlord what is above it. The structure, the roof, the wiring and the pipes in the walls are the landlord's.`;

export const reportedEvent = (name: string, words: string) => `${name} reports something to mend: “${words}”`;
export const answeredEvent = (name: string, words: string, quoteCents: number | undefined) =>
  `${name} answers: “${words}”${quoteCents === undefined ? '' : ` It is expected to cost ${formatMoney(quoteCents)}.`}`;
export const invoicedEvent = (name: string, cents: number) =>
  `${name} sent the invoice: ${formatMoney(cents)}.`;
export const splitEvent = (name: string, tenant: number, landlord: number) =>
  `${name} splits it: ${formatMoney(tenant)} for the tenant, ${formatMoney(landlord)} for the landlord.`;
export const confirmedEvent = (name: string) => `${name} confirmed the split.`;
export const settledEvent = (name: string) => `${name} confirmed the split. The repair is settled.`;
export const closedEvent = (name: string) => `${name} closed the repair.`;

export const urgencyWords = { emergency: 'At once', soon: 'Soon', 'can-wait': 'It can wait' } as const;
export const reportedSubject = (home: string) => `Something to mend: ${home}`;
export const reportedLead = (name: string, home: string) => `${name} reports something to mend in ${home}:`;
export const changedSubject = (home: string) => `News of a repair: ${home}`;
export const changedLead = (home: string) => `There is news of a repair in ${home}:`;
