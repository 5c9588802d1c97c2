import type { PaymentMethod } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { nameBank } from '../Banks/listBanks.ts';
import * as messages from './messages.ts';

/** A payment method in a few words, such as 'DBS / POSB ending 1234'. */
export const nameMethod = ({ kind, bank, masked }: Pick<PaymentMethod, 'kind' | 'bank' | 'masked'>): string =>
  `${bank === null || kind === 'card' ? messages.kind[kind] : nameBank(bank)} ${masked}`;

/** What is to be known of a payment method: its limit and its end. */
export function listMethodFacts({ kind, state, limit, endsOn }: Omit<PaymentMethod, 'services'>): string[] {
  const limitWords = kind === 'egiro' ? messages.noLimit : null;
  const end = endsOn === null ? null : formatDay(endsOn);
  const endWords = end === null ? null : state === 'ended' ? messages.endedOn(end) : messages.endsOn(end);
  return [limit === null ? limitWords : messages.limit(formatMoney(limit)), endWords].filter(
    (words) => words !== null,
  );
}
