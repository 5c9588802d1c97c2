import { formatNumber } from '@sewa/formatters';

const THOUSAND = 1000;

/** A rent in cents as a pin has room for it: '$950', '$2.9k', '$12k'. Never more than the rent. */
export function formatPinRent(cents: number): string {
  const dollars = Math.floor(cents / 100);
  if (dollars < THOUSAND) return `$${dollars}`;
  const tenths = Math.floor(dollars / 100);
  return tenths % 10 === 0 || dollars >= 10 * THOUSAND
    ? `$${formatNumber(Math.floor(dollars / THOUSAND))}k`
    : `$${tenths / 10}k`;
}
