import { countFee, type RateCard } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import type { ChargeKind } from '../payment-providers/PaymentProvider.ts';

/** The rate card of each way to pay. */
export type RateCards = Readonly<Record<ChargeKind, RateCard>>;

const free: RateCard = { basisPoints: 0, fixedCents: 0 };

/** The rate cards that hold on a day; a way to pay without one is free. */
export async function findFees(db: Queryable, day: string): Promise<RateCards> {
  const { rows } = await db.query<RateCard & { kind: ChargeKind }>({
    name: 'find-fees',
    text: `select distinct on (kind) kind, basis_points as "basisPoints", fixed_cents as "fixedCents" from rate_cards
      where valid_from <= $1 order by kind, valid_from desc`,
    values: [day],
  });
  const cards = Object.fromEntries(rows.map(({ kind, ...card }) => [kind, card]));
  return { egiro: free, card: free, paynow: free, ...cards };
}

/** The fee for paying some cents in each way. */
export const countFees = (cards: RateCards, cents: number): Record<ChargeKind, number> => ({
  egiro: countFee(cards.egiro, cents),
  card: countFee(cards.card, cents),
  paynow: countFee(cards.paynow, cents),
});
