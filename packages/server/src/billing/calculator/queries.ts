import type { RateCard } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import type { ChargeKind } from '../payment-providers/PaymentProvider.ts';

/** A rate card with who says so, and when that was read (YYYY-MM-DD). */
export interface RateCardRow extends RateCard, Record<string, unknown> {
  kind: ChargeKind;
  source: string;
  readOn: string;
}

/** The rate cards that hold on a day, the one that was read last first. */
export async function listRateCards(db: Queryable, day: string): Promise<RateCardRow[]> {
  const { rows } = await db.query<RateCardRow>({
    name: 'list-rate-cards',
    text: `select * from (
        select distinct on (kind) kind, basis_points as "basisPoints", fixed_cents as "fixedCents", source,
          to_char(read_on, 'YYYY-MM-DD') as "readOn"
        from rate_cards where valid_from <= $1::date order by kind, valid_from desc
      ) cards order by "readOn" desc, kind desc`,
    values: [day],
  });
  return rows;
}
