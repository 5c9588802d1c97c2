import { formatMoney } from '@sewa/formatters';
import type { RateCard } from '@sewa/tenancy';
import type { CalculatorRates, LineKind } from '../../Calculation.ts';

const cards = {
  'egiro-fee': 'egiro',
  'paynow-fee': 'paynow',
  'card-fee': 'card',
  'deposit-free': 'depositFree',
} as const;

function formatCard({ basisPoints, fixedCents }: RateCard): string {
  const percent = `${basisPoints / 100}%`;
  if (fixedCents === 0) return percent;
  return basisPoints === 0 ? formatMoney(fixedCents) : `${percent} and ${formatMoney(fixedCents)}`;
}

/** The price a line is based on, such as '2.6%'; null for lines without one, and where it is not known. */
export function describePrice(kind: LineKind, rates: CalculatorRates): string | null {
  const card = kind in cards ? rates[cards[kind as keyof typeof cards]] : null;
  return card === null ? null : formatCard(card);
}
