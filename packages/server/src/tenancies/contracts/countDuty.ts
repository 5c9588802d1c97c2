import type { ContractBlanks, OfferTerms } from '@sewa/api/client';
import { type Figure, stampDuty } from '@sewa/tenancy';

/** Stamp duty on an agreement signed on a day: on the rent with what is paid for furniture and services. */
export const countDuty = (
  { monthlyRent, months }: Pick<OfferTerms, 'monthlyRent' | 'months'>,
  blanks: ContractBlanks,
  signedOn: string,
): Figure =>
  // What is paid for furniture is a part of the rent; services are paid besides it.
  stampDuty({
    periods: [{ monthlyRent: monthlyRent + Number(blanks.serviceCents ?? 0), months }],
    signedOn,
  });
