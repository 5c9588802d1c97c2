import { formatNumber } from '@sewa/formatters';

/** Cents as they stand in a column of a paper, so that the figures are aligned: 350000 gives '3,500.00', -5 gives '−0.05'. */
export function formatAmount(cents: number): string {
  const whole = Math.abs(Math.round(cents));
  const amount = `${formatNumber(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`;
  return cents < 0 && whole > 0 ? `\u2212${amount}` : amount;
}
