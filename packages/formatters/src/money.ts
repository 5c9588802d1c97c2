import { notStated } from './notStated.ts';
import { formatNumber } from './numbers.ts';

/** Integer cents as Singapore dollars: 350000 gives '$3,500', 350050 gives '$3,500.50'; cents show only when not whole. */
export const formatMoney = (cents: number | null | undefined): string => {
  if (typeof cents !== 'number' || !(Math.abs(cents) <= Number.MAX_SAFE_INTEGER)) return notStated;
  const whole = Math.round(Math.abs(cents));
  const sign = cents < 0 && whole > 0 ? '-' : '';
  const rest = whole % 100;
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${sign}$${formatNumber((whole - rest) / 100)}${fraction}`;
};

/** A monthly rent in integer cents: 350000 gives '$3,500 / month'. */
export const formatRent = (cents: number | null | undefined): string => {
  const money = formatMoney(cents);
  return money === notStated ? notStated : `${money} / month`;
};

const moneyText =
  /^(?:S?\$|SGD)? ?(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d*))? ?(k)?(?: ?(?:\/|per |a |p\.?)(?:m|mo|mth|month)\.?)?$/i;

/**
 * Integer cents from what a person typed, or null if it is no such amount: '3500', '3,500.50', '3 500', 'S$ 3,500', 'SGD 3500', '3.5k',
 * '3500/mth', and full-width digits.
 */
export const parseMoney = (text: string | null | undefined): number | null => {
  if (typeof text !== 'string') return null;
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const [, dollars, fraction = '', thousands] = moneyText.exec(plain) ?? [];
  const places = thousands ? 5 : 2;
  if (dollars === undefined || fraction.length > places) return null;
  const cents = Number(dollars.replace(/[, ]/g, '') + fraction.padEnd(places, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
};
