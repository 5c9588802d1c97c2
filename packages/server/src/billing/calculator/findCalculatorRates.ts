import type { CalculatorRates } from '@sewa/calculator';
import type { RateCard } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import * as messages from '../messages.ts';
import type { ChargeKind } from '../payment-providers/PaymentProvider.ts';
import { listRateCards } from './queries.ts';

/** What the product charges on a day; null for a way to pay without a rate card, and for renting without a deposit, which has no price. */
export async function findCalculatorRates(db: Queryable, day: string): Promise<CalculatorRates> {
  const rows = await listRateCards(db, day);
  const find = (kind: ChargeKind): RateCard | null => {
    const row = rows.find((card) => card.kind === kind);
    return row ? { basisPoints: row.basisPoints, fixedCents: row.fixedCents } : null;
  };
  const [newest] = rows;
  return {
    source: { name: newest?.source ?? messages.priceListName, readOn: newest?.readOn ?? day },
    egiro: find('egiro'),
    paynow: find('paynow'),
    card: find('card'),
    depositFree: null,
  };
}
